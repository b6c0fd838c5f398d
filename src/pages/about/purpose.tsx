import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './purpose.module.css'

/** Mission and vision: two slabs. */
export function Purpose() {
  const { about } = useContent()
  const { heading, mission, vision } = about.purpose
  return (
    <Section name="purpose" heading={heading}>
      <div className={`board fit ${styles.slabs}`}>
        <article className={styles.slab}>
          <h3 className="lead">{mission.title}</h3>
          <p className={`statement ${styles.text}`}>{mission.text}</p>
        </article>
        <article className={`slab ${styles.slab}`} data-line="2">
          <h3 className="lead">{vision.title}</h3>
          <p className={`statement ${styles.text}`}>{vision.text}</p>
        </article>
      </div>
    </Section>
  )
}
