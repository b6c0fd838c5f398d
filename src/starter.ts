// The document's own script: inline, and run before anything is painted. It asks for nothing before the first
// paint (docs/decisions/0015). build/starter.ts puts it into each document.

/** The address of src/entry-client.ts. */
declare const __ENTRY__: string

{
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is blocked: the system's preference holds.
  }

  const bringRest = () => {
    paint.disconnect()
    clearTimeout(unpainted)
    import(__ENTRY__).catch(console.error)
  }
  const paint = new PerformanceObserver(bringRest)
  paint.observe({ type: 'paint', buffered: true })
  // A page that nobody sees is not painted.
  const unpainted = setTimeout(bringRest, 2000)
}
