import { type SiteContent, useContent, usePage } from '../../content/context.tsx'
import { BrakeHandle } from '../../ui/brake-handle.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './brake.module.css'

/** Whether a page has the handle where it speaks of it: by the map, or in the card of that name. */
function hasHandle({ home, servicesPage }: SiteContent, kind: string) {
  if (kind === 'home') return home.sections.includes('yourLine')
  return (
    kind === 'services' &&
    servicesPage.sections.includes('why') &&
    servicesPage.why.cards.some(({ drawing }) => drawing === 'brake')
  )
}

/** At the end of every other page: all lines with a train on each, and the handle that stops them. */
export function BrakeAtEnd() {
  const content = useContent()
  const { invite, pull } = content.site.brake
  if (hasHandle(content, usePage().kind)) return null
  return (
    <div className={styles.end}>
      <p className="column title" data-brake-invite="" hidden>
        {invite}
      </p>
      <div className={styles.tracks}>
        {content.services.map(({ line }) => (
          <i key={line} data-line={line} />
        ))}
      </div>
      <div className="column">
        <BrakeHandle>{pull}</BrakeHandle>
      </div>
    </div>
  )
}

/** The note on this visit. src/sections/brake/hand-over.ts writes and shows it. */
export function HandOverNote() {
  const { stopped, note, lines, state, bring, release } = useContent().site.brake
  return (
    <dialog
      id="hand-over"
      className={styles.note}
      tabIndex={-1}
      aria-label={note}
      data-state={state}
    >
      <p className={`title ${styles.stopped}`}>{stopped}</p>
      <h2 className="label">{note}</h2>
      <dl className={`note stack ${styles.lines}`}>
        {Object.entries(lines).map(([name, label]) => (
          <div key={name} data-note={name}>
            <dt className="quiet">{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className="row">
        <Button name="bring" variant="signal">
          {bring}
        </Button>
        <Button name="release" variant="quiet">
          {release}
        </Button>
      </div>
    </dialog>
  )
}
