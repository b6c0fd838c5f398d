import { copy } from '../../lib/copy.ts'

/**
 * Passes on an address: by the browser's own window for that, or copied.
 *
 * @returns what has become of it, or nothing if the visitor has closed that window
 */
export async function share(url: string) {
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
