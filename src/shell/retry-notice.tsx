import { useContent } from '../content/context.tsx'
import { Button } from '../ui/button.tsx'

/** Hidden until a script fails to load (src/bootstrap/, src/navigation/failure.ts). */
export function RetryNotice() {
  const { site } = useContent()
  return (
    <div id="retry" role="alert" className="foot-bar" hidden>
      <p>{site.failure.chunk}</p>
      <Button>{site.failure.retry}</Button>
    </div>
  )
}
