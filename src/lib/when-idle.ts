/** Resolves when the browser is idle, or after 2 s. Without `requestIdleCallback` (Safari), after 200 ms. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
