/**
 * Loaded by a link to a text (`#:~:text=`): shows the tab whose panel has it, unless the browser has found it elsewhere.
 * Browsers look for it before there are tabs, and keep it out of `location`.
 */
const [{ name = '' } = {}] = performance.getEntriesByType('navigation')
const [, start = ''] = /:~:text=(?:[^&,]*-,)?([^&,]+)/.exec(name) ?? []
const text = decodeURIComponent(start).toLowerCase()
const hasText = ({ textContent }: Node) => textContent!.toLowerCase().includes(text)

const shown = document.querySelector('main')!.cloneNode(true) as HTMLElement
for (const hidden of shown.querySelectorAll('[hidden]')) hidden.remove()
const panel = [...document.querySelectorAll('[role=tabpanel][hidden]')].find(hasText)
if (text && panel && !hasText(shown)) {
  panel.dispatchEvent(new Event('beforematch'))
  panel.scrollIntoView()
}
