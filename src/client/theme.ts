import { storedChoice } from '../lib/storage.ts'

type Theme = 'light' | 'dark' | 'system'

/** src/bootstrap.ts reads the same key before the first paint. */
const choice = storedChoice<Theme>('theme', ['light', 'dark'], 'system')

/** Lets visitors choose the theme. Other tabs follow. */
export function startThemeSwitch() {
  const field = document.querySelector<HTMLElement>('[data-theme-switch]')
  const radios = [...(field?.querySelectorAll('input') ?? [])]
  const show = () => {
    const theme = choice.get()
    for (const radio of radios) radio.checked = radio.value === theme
    apply(theme)
  }
  show()
  choice.subscribe(show)
  field?.addEventListener('change', ({ target }) =>
    choice.set((target as HTMLInputElement).value as Theme),
  )
  if (field) field.dataset.live = 'true'
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
