import { Drawing } from '../../drawings/drawing.tsx'
import { InterchangeSign } from '../../drawings/person.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './empower.module.css'
import type { Home } from './schema.ts'

export function Empower({ content }: { content: Home }) {
  const { heading, points } = content.empower
  return (
    <Section name="empower" tone="signal" heading={heading}>
      <div className={styles.picture}>
        <Drawing viewBox="0 0 300 300">
          <path d="M99 96h61l66-66h999M99 132h83l22-22h999M99 168h83l22 22h999M99 204h61l66 66h999" />
          <InterchangeSign transform="translate(75 150) scale(2.6)" />
        </Drawing>
      </div>
      <ul className={`fit ${styles.points}`}>
        {points.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && (
              <p className="row note">
                <a href={link.href}>{link.text}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
