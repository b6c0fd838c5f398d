/**
 * Passes on a link to the page, with the choices as its fragment.
 *
 * @returns what to tell the visitor: if nothing else works, the address
 */
export async function share(choices: string, words: { shared: string; copied: string }) {
  const url = `${location.origin}${location.pathname}#${choices}`
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url })
      return words.shared
    }
    await navigator.clipboard.writeText(url)
    return words.copied
  } catch (error) {
    // The visitor has closed the browser's window for sharing.
    return (error as Error).name === 'AbortError' ? '' : url
  }
}
