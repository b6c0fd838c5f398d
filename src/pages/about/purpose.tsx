import { useContent } from '../../content/context.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './purpose.module.css'

/** Mission and vision: a line across the page, from where we are to where it leads. */
export function Purpose() {
  const { about } = useContent()
  const { heading, mission, vision } = about.purpose
  return (
    <Section name="purpose" heading={heading}>
      <ol className={`line across ${styles.track}`}>
        {[mission, vision].map(({ title, text }) => (
          <li key={title} className="station">
            <h3 className="label">{title}</h3>
            <p className="statement">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
