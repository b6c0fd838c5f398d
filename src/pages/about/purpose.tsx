import { Section } from '../../ui/section.tsx'
import styles from './purpose.module.css'
import type { About } from './schema.ts'

/** Mission and vision: two cards, and a line from where we are to where it leads. */
export function Purpose({ content }: { content: About }) {
  const { heading, mission, vision } = content.purpose
  return (
    <Section name="purpose" heading={heading}>
      <ol className={`line across ${styles.track}`}>
        {[mission, vision].map(({ title, text }) => (
          <li key={title} className={`station ${styles.card}`}>
            <h3 className="label">{title}</h3>
            <p className="statement">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
