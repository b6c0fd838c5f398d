import { home } from '#content/home.yaml'
import { fill } from '../../../lib/fill.ts'
import { accepted, type FigureName } from './figures.ts'
import { number } from './trip.ts'
import styles from './your-line-form.module.css'

const { fields, needs } = home.yourLine

export type FigureFieldProps = {
  name: FigureName
  value: string
  isWrong: boolean
  onType: (text: string) => void
  onLeave: () => void
}

export const idOf = (name: FigureName) => `your-line-${name}`

export function FigureField({ name, value, isWrong, onType, onLeave }: FigureFieldProps) {
  const id = idOf(name)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{fields[name]}</label>
      <input
        id={id}
        className={styles.input}
        inputMode={accepted[name].whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={name === 'cost' ? fields.optional : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-needs` : undefined}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
    </div>
  )
}

/**
 * What the fields among `names` need, for those that are wrong. Only the first sentence is visible, so that the panel
 * keeps its height.
 */
export function FieldNeeds({ names, wrong }: { names: FigureName[]; wrong: FigureName[] }) {
  return (
    <div className={styles.needs} aria-live="polite">
      {names
        .filter((name) => wrong.includes(name))
        .map((name, index) => {
          const { min, max, whole } = accepted[name]
          const values = { min: number(min), max: number(max) }
          return (
            <p
              key={name}
              id={`${idOf(name)}-needs`}
              className={index === 0 ? undefined : 'visually-hidden'}
            >
              {`${fields[name]}: ${fill(whole ? needs.whole : needs.number, values)}`}
            </p>
          )
        })}
    </div>
  )
}
