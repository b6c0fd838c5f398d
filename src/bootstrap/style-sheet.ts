import { isCached } from './stored.ts'

const noscript = document.querySelector('noscript')?.textContent
const [, href] = /href="(.*?)"/.exec(String(noscript)) ?? []

/** The event that ends the loading of the style sheet. One that fails is requested once more. */
export let styled: Promise<Event> | undefined

/** Links the site's style sheet, whose address is in <noscript>, and starts the font. */
export function linkStyles() {
  const font = document.querySelector<HTMLLinkElement>('[as=font]')
  if (font) {
    font.media = ''
    document.head.append(font)
  }
  // In development the sheets are linked already.
  if (!href) return
  styled = new Promise((onload) => {
    const request = (onerror: () => void) => {
      // Blocks the first paint if that is still to come; otherwise has no effect.
      const attributes = { rel: 'stylesheet', href, blocking: 'render', onload, onerror }
      document.head.append(Object.assign(document.createElement('link'), attributes))
    }
    request(() => request(onload as () => void))
  })
}

// The inlined styles may cover only the top of the page (tools/prerender/critical-css.ts). In a window that is
// taller than this, or that opens further down, the rest would be seen without its styles.
const isTall = innerHeight > 1000
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const opensAtTop = !location.hash && navigation?.type === 'navigate'

export const inlineStylesSuffice = opensAtTop && !isTall && !isCached

if (!inlineStylesSuffice) {
  // The place depends on the length of the page (src/ui/lay-out.ts).
  document.documentElement.dataset.whole = ''
  linkStyles()
}
