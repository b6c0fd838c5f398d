import { useContent } from '../content/context.tsx'
import type { Drawing } from '../content/parts.ts'
import { Portrait } from '../drawings/portrait.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './face.module.css'

/** A person in an interchange: a photograph, a drawing or initials. Decorative, because the name is text. */
export function Face(props: {
  name: string
  portrait?: string | undefined
  drawing?: Drawing | undefined
}) {
  const { portraits } = useContent()
  const { name, portrait, drawing } = props
  const picture = portrait && portraits[portrait]
  return (
    <span className={`title ${styles.face}`} aria-hidden="true">
      {picture && <Picture picture={picture} />}
      {!picture && (drawing ? <Portrait name={drawing} /> : initials(name))}
    </span>
  )
}

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/)
  const letters = [first, others.at(-1) ?? ''].map((each) => [...each][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
