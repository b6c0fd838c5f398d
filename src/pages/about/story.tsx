import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { Figures } from '../../sections/figures.tsx'
import { Section } from '../../ui/section.tsx'
import type { About } from './schema.ts'
import styles from './story.module.css'

/** The story, beside the lines as they were opened, with what happened when, above a board with figures. */
export function Story({ content }: { content: About }) {
  const { services } = useContent()
  const { heading, paragraphs, events, stats } = content.story
  return (
    <Section name="story">
      <div className={styles.story}>
        <div className="lead measure copy">
          <h2 id="story-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {events && (
          <ol className={`line ${styles.events}`}>
            {events.map(({ when, text }, index) => {
              const today = index === events.length - 1 ? 'date' : undefined
              const opened = events.slice(0, index + 1).flatMap((event) => event.services ?? [])
              return (
                <li key={when} className="station">
                  {!today && (
                    <Tracks
                      lines={[...new Set(opened)].map((slug) => serviceOf(services, slug).line)}
                    />
                  )}
                  <p className={`title ${styles.when}`} aria-current={today}>
                    {when}
                  </p>
                  <p>{text}</p>
                </li>
              )
            })}
          </ol>
        )}
        <Figures figures={stats} />
      </div>
    </Section>
  )
}

/** The lines that are open, beside each other, down to the next event. */
const Tracks = ({ lines }: { lines: number[] }) => (
  <svg className={styles.tracks} aria-hidden="true">
    {lines.map((line, index) => {
      const x = `${50 + 18 * (index - (lines.length - 1) / 2)}%`
      return <line key={line} data-line={line} stroke="var(--color-line)" x1={x} x2={x} y2="100%" />
    })}
  </svg>
)
