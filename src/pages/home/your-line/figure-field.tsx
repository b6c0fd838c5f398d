import type { ComponentProps } from 'react'
import { fill } from '../../../lib/fill.ts'
import { idOf, textsOf } from './answers.ts'
import { accepted, type FigureName } from './figures.ts'
import styles from './sentence.module.css'
import { useYourLine } from './store.ts'
import { useWords } from './words.tsx'

/** React does not know what is typed: the field belongs to the document (answers.ts). */
export function FigureField({ name, isWrong }: { name: FigureName; isWrong: boolean }) {
  const { yourLine } = useWords()
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)}>{yourLine.fields[name]}</label>
      <FigureInput name={name} isWrong={isWrong} className={`control ${styles.input}`} />
    </div>
  )
}

export function FigureInput({
  name,
  isWrong,
  ...rest
}: { name: FigureName; isWrong: boolean } & ComponentProps<'input'>) {
  const { services, yourLine } = useWords()
  const { answers } = useYourLine()
  const id = idOf(name)
  return (
    <input
      {...rest}
      id={id}
      inputMode={accepted[name].whole ? 'numeric' : 'decimal'}
      placeholder={name === 'cost' ? yourLine.fields.optional : undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-needs` : undefined}
      defaultValue={textsOf(services, answers)[name]}
    />
  )
}

/** What the fields among `names` need, for those that are wrong. */
export function FieldNeeds({ names, wrong }: { names: FigureName[]; wrong: FigureName[] }) {
  const { yourLine, write } = useWords()
  const { fields, needs } = yourLine
  return (
    <div className={styles.needs} aria-live="polite">
      {names
        .filter((name) => wrong.includes(name))
        .map((name) => {
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
