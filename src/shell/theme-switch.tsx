import { useContent } from '../content/context.tsx'
import styles from './theme-switch.module.css'

const themes = ['light', 'dark', 'system'] as const

/** Light, dark or system theme, as three stations. Hidden until its script runs. */
export function ThemeSwitch() {
  const { theme } = useContent().site
  return (
    <theme-switch>
      <fieldset>
        <legend className="label">{theme.legend}</legend>
        <div className="line thin apart">
          {themes.map((value) => (
            <label key={value} className={`station ${styles.choice}`}>
              <input type="radio" name="theme" value={value} />
              {theme[value]}
            </label>
          ))}
        </div>
      </fieldset>
    </theme-switch>
  )
}
