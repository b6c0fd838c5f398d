import { storedChoice } from '../lib/storage.ts'

type Theme = 'light' | 'dark' | 'system'

/** src/bootstrap/ reads the same key before the first paint. */
const choice = storedChoice<Theme>('theme', ['light', 'dark'], 'system')

/** Lets visitors choose the theme, which is kept on their device. Other tabs follow. */
export class ThemeSwitchElement extends HTMLElement {
  #unsubscribe = () => {}

  connectedCallback() {
    const show = () => {
      for (const radio of this.querySelectorAll('input'))
        radio.checked = radio.value === choice.get()
      apply(choice.get())
    }
    show()
    this.#unsubscribe = choice.subscribe(show)
    this.addEventListener('change', this.#choose)
  }

  #choose = ({ target }: Event) => choice.set((target as HTMLInputElement).value as Theme)

  disconnectedCallback() {
    this.#unsubscribe()
  }
}

function apply(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  // The browser's own bars. The document has a <meta> element for each theme.
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    const system = `(prefers-color-scheme: ${scheme})`
    const chosen = theme === scheme ? 'all' : 'not all'
    bars[index]?.setAttribute('media', theme === 'system' ? system : chosen)
  }
}
