import { useContent } from '../../content.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './story.module.css'

/** Splits a value into figure and unit: 500 and +, 98 and %. */
const splitUnit = (value: string) => value.match(/^(.*?)(\s*\D?)$/)!.slice(1)

/** The story, beside a line from the founding year to today with a stop for each figure. */
export function Story() {
  const { about } = useContent()
  const { heading, paragraphs, from, to, stats } = about.story
  return (
    <Section name="story">
      <div className={styles.story}>
        <div className={styles.text}>
          <h2 id="story-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.line}>
          <p className={styles.end}>{from}</p>
          <dl className={styles.stops}>
            {stats.map(({ value, label }) => {
              const [figure, unit] = splitUnit(value)
              return (
                <div key={label} className={styles.stop}>
                  <dt>{label}</dt>
                  <dd>
                    {figure}
                    <span className={styles.unit}>{unit}</span>
                  </dd>
                </div>
              )
            })}
          </dl>
          <p className={styles.end}>{to}</p>
        </div>
      </div>
    </Section>
  )
}
