import { type ReactNode, useState } from 'react'
import { copy } from '../../lib/copy.ts'
import { Button } from '../../ui/button.tsx'
import styles from './morning.module.css'
import type { Night } from './schema.ts'

/** A button that passes on the address of the night. If nothing else works, the address is selected in a field. */
export function ShareNight(props: {
  words: Night['morning']
  send: string
  url: string
  /** Beside the button. */
  children: ReactNode
}) {
  const { words, send, url, children } = props
  const [result, setResult] = useState<Awaited<ReturnType<typeof share>>>()

  async function passOn() {
    // Emptied first, or a screen reader would not announce a second copy.
    setResult(undefined)
    setResult(await share(url))
  }

  return (
    <>
      <Button variant="on-signal" size="large" onClick={passOn}>
        {send}
      </Button>
      {children}
      <p role="status" className="note">
        {result && words[result]}
      </p>
      {result === 'byHand' && (
        <input
          ref={select}
          className={`control ${styles.address}`}
          aria-label={words.byHand}
          readOnly
          defaultValue={url}
        />
      )}
    </>
  )
}

/** Resolves with what has become of it, or with nothing if the visitor has closed the browser's window for it. */
async function share(url: string) {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url })
      return 'shared'
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return undefined
  }
  return copy(url).then(
    () => 'copied' as const,
    () => 'byHand' as const,
  )
}

function select(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
