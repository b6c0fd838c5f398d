import { useEffect, useSyncExternalStore } from 'react'
import { site } from '../content/site.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './theme-switch.module.css'

const themes = ['day', 'night', 'system'] as const

type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

/** starter.ts reads the same key before the first paint. */
function storedTheme(): Theme {
  const stored = readStored('localStorage', 'theme')
  return stored === 'day' || stored === 'night' ? stored : 'system'
}

let chosen: Theme | undefined

function currentTheme(): Theme {
  chosen ??= storedTheme()
  return chosen
}

function chooseTheme(theme: Theme) {
  chosen = theme
  writeStored('localStorage', 'theme', theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

const schemes = { day: 'light', night: 'dark' }

/** The browser's own bars take the ground that is shown: document.tsx has a meta for day, then one for night. */
function colorBars(theme: Theme) {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [index, ground] of (['day', 'night'] as const).entries()) {
    const system = `(prefers-color-scheme: ${schemes[ground]})`
    const chosen = theme === ground ? 'all' : 'not all'
    bars[index]?.setAttribute('media', theme === 'system' ? system : chosen)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Day, night or as the system has it: three stops on a short line. Dead without a script, so hidden then. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null)

  useEffect(() => {
    if (theme) colorBars(theme)
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
              onChange={() => chooseTheme(value)}
            />
            <Icon name={value} size={18} />
            {site.theme[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
