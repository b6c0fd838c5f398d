/** Resolves when the document has been parsed. Cached scripts may run before that. */
export const documentParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })
