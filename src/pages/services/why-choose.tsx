import { useContent } from '../../content.tsx'
import { CardDrawing } from '../../drawings/card-drawing.tsx'
import { BrakeHandle } from '../../ui/brake-handle.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './why-choose.module.css'

/** Cards that stack up while the page is scrolled. The style sheet does that alone. */
export function WhyChoose() {
  const { servicesPage, site } = useContent()
  const { heading, cards } = servicesPage.why
  return (
    <Section name="why" heading={heading}>
      <ul className={styles.stack}>
        {cards.map(({ drawing, ground, title, text }) => (
          <li key={title} className={styles.slot}>
            <div
              className={styles.card}
              {...(typeof ground === 'number'
                ? { 'data-line': ground }
                : { 'data-ground': ground })}
            >
              <div className={styles.drawing}>
                <CardDrawing name={drawing} height={320} />
              </div>
              <h3 className={styles.title}>{title}</h3>
              <div className={styles.words}>
                <p className="lead">{text}</p>
                {drawing === 'brake' && <BrakeHandle>{site.brake.pull}</BrakeHandle>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
