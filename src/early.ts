// A classic script of a few bytes that runs before the first paint without holding it up (docs/decisions/0003).
{
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is blocked: the system's preference holds.
  }

  // A deep link shows its tab's panel alone from the first paint (ui/tabs.tsx): hydration would fold the
  // others under the visitor's eyes. Another hash opens them again, and so does an application that fails.
  const { hash } = location
  if (/^#[a-z][\w-]*$/.test(hash) && 'adoptedStyleSheets' in document) {
    const fold = new CSSStyleSheet()
    fold.replaceSync(`@media screen{[data-live=false] :has(>${hash})>:not(${hash}){display:none}}`)
    document.adoptedStyleSheets.push(fold)
    addEventListener('hashchange', () => document.adoptedStyleSheets.pop(), { once: true })
  }
}
