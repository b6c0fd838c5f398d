import { fill } from '../../../lib/fill.ts'
import { textsOf, useYourLine } from './answers.ts'
import { idOf } from './fields.ts'
import { accepted, type FigureName } from './figures.ts'
import styles from './sentence.module.css'
import { useWords } from './words.tsx'

/** React does not know what is typed: the field belongs to the document (fields.ts). */
export function FigureField({ name }: { name: FigureName }) {
  const { services, yourLine } = useWords()
  const { answers, wrong } = useYourLine()
  const id = idOf(name)
  const isWrong = wrong.includes(name)
  return (
    <input
      id={id}
      className={styles.value}
      aria-label={yourLine.fields[name]}
      inputMode={accepted[name].whole ? 'numeric' : 'decimal'}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-needs` : undefined}
      defaultValue={textsOf(services, answers)[name]}
      size={3}
      maxLength={9}
    />
  )
}

export function FieldNeeds() {
  const { yourLine, write } = useWords()
  const { fields, needs } = yourLine
  return (
    <div className={styles.needs} aria-live="polite">
      {useYourLine().wrong.map((name) => {
        const { min, max, whole } = accepted[name]
        const values = { min: write.number(min), max: write.number(max) }
        return (
          <p key={name} id={`${idOf(name)}-needs`}>
            {`${fields[name]}: ${fill(whole ? needs.whole : needs.number, values)}`}
          </p>
        )
      })}
    </div>
  )
}
