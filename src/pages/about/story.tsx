import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './story.module.css'

/** Splits a value into figure and unit: 500 and +, 98 and %. */
const splitUnit = (value: string) => value.match(/^(.*?)(\s*\D?)$/)!.slice(1)

/** The story, beside a line with what happened when, above a board with figures. */
export function Story() {
  const { about } = useContent()
  const { heading, paragraphs, events, stats } = about.story
  return (
    <Section name="story">
      <div className={styles.story}>
        <div className={`lead measure stack ${styles.text}`}>
          <h2 id="story-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {events && (
          <ol className={`line filled ${styles.events}`}>
            {events.map(({ when, text }) => (
              <li key={when} className="stop">
                <p className={`title ${styles.when}`}>{when}</p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
        <dl className={`board padded fit ${styles.board}`}>
          {stats.map(({ value, label, basis }) => {
            const [figure, unit] = splitUnit(value)
            return (
              <div key={label} className={styles.stat}>
                <dt>
                  {label}
                  {basis && <p className="small">{basis}</p>}
                </dt>
                <dd className="amount">
                  {figure}
                  <span className="unit">{unit}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </Section>
  )
}
