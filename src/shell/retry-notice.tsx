import { useContent } from '../content.tsx'
import { Button } from '../ui/button.tsx'

/** Outside the React root. bootstrap.ts shows it when the client bundle fails to load. */
export function RetryNotice() {
  const { site } = useContent()
  return (
    <div id="retry" role="alert" hidden>
      <p>{site.failure.chunk}</p>
      <Button variant="signal">{site.failure.retry}</Button>
    </div>
  )
}
