import { useLayoutEffect, useSyncExternalStore } from 'react'
import { site } from '#content/site.yaml'
import { storedChoice } from '../lib/storage.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './theme-switch.module.css'

const themes = ['light', 'dark', 'system'] as const

type Theme = (typeof themes)[number]

/** src/bootstrap.ts reads the same key before the first paint. */
const choice = storedChoice<Theme>('theme', ['light', 'dark'], 'system')

function apply(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  setThemeColor(theme)
}

/** Colours the browser's own bars. src/document.tsx has a <meta> element for each theme. */
function setThemeColor(theme: Theme) {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    const system = `(prefers-color-scheme: ${scheme})`
    const chosen = theme === scheme ? 'all' : 'not all'
    bars[index]?.setAttribute('media', theme === 'system' ? system : chosen)
  }
}

/** Light, dark or system theme, as three stops on a short line. Hidden without a script. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme | null>(choice.subscribe, choice.get, () => null)

  useLayoutEffect(() => {
    if (theme) apply(theme)
  }, [theme])

  return (
    <fieldset className={styles.switch} data-live={theme !== null}>
      <legend className={styles.legend}>{site.theme.legend}</legend>
      <div className={styles.line}>
        {themes.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => choice.set(value)}
            />
            <Icon name={value} size={18} />
            {site.theme[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
