import { useContent } from '../../content/context.tsx'
import { CardDrawing } from '../../drawings/card-drawing.tsx'
import { Brake } from '../../ui/brake.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './why-choose.module.css'

/** Drawings that are half as tall as the others. */
const low = new Set(['fast', 'uptime'])

/** Cards that stack up while the page is scrolled. The style sheet does that alone. */
export function WhyChoose() {
  const { servicesPage, site } = useContent()
  const { heading, cards } = servicesPage.why
  return (
    <Section name="why" heading={heading}>
      <ul className={styles.stack}>
        {cards.map(({ drawing, ground, title, text }, index) => (
          <li key={title} className={styles.slot}>
            <div
              {...(typeof ground === 'number'
                ? { className: `slab ${styles.card}`, 'data-line': ground }
                : { className: `${ground} ${styles.card}`, 'data-ground': ground })}
            >
              <div className={styles.drawing}>
                <CardDrawing name={drawing} height={low.has(drawing) ? 208 : 320} />
              </div>
              <h3 className={`${index ? 'statement' : 'heading'} ${styles.title}`}>{title}</h3>
              <div className="copy">
                <p className="lead">{text}</p>
                {drawing === 'brake' && <Brake>{site.brake}</Brake>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
