import type { ReactNode } from 'react'
import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { InterchangeStation } from '../../drawings/person.tsx'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { DemoOrTerms } from '../../shell/demo-link.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Work } from '../work/schema.ts'
import { CasePerson } from './person.tsx'
import { CaseResult } from './result.tsx'
import { type CaseEntry, type CaseStation, caseStations } from './schema.ts'
import styles from './stations.module.css'
import { WhatStops } from './what-stops.tsx'

/** The parts of a case, as stations on the line of its first service. */
export function CaseStations({ words: work, entry }: { words: Work; entry: CaseEntry }) {
  const { site, services } = useContent()
  const { notes, week, cases, result, since } = entry
  const { stations, stopped, measured, ...words } = work
  const { line } = serviceOf(services, entry.services[0]!)
  const stationNotes: Record<CaseStation, string> = {
    start: notes.start,
    built: notes.built,
    person: fill(stopped, { stopped: week.stopped, cases }),
    result: fill(measured, { on: result.on }),
    broke: notes.broke,
    today: fill(words.since, { since: dateIn(site.locale, since) }),
  }
  const extras: Partial<Record<CaseStation, ReactNode>> = {
    person: <WhatStops words={work} entry={entry} />,
    today: <CasePerson entry={entry} />,
  }
  return (
    <ol className={`line column ${styles.route}`} data-line={line}>
      {caseStations.map((name) => (
        <li key={name} className={`station ${styles.place}`} data-station={name}>
          {name === 'person' && <InterchangeStation />}
          <div>
            <h2 className="title">{stations[name]}</h2>
            <p className="note quiet">{stationNotes[name]}</p>
          </div>
          <div className={styles.body}>
            {name === 'result' && <CaseResult words={work} entry={entry} />}
            <Prose html={entry.stations[name]} />
            {extras[name]}
          </div>
          {name === 'broke' && entry.log && <Log log={entry.log} />}
        </li>
      ))}
      <CaseNext cases={cases} {...work.next} />
    </ol>
  )
}

/** What broke, by the hour, in the gap of the line. */
function Log({ log }: { log: NonNullable<CaseEntry['log']> }) {
  return (
    <ol className={styles.log}>
      {log.map(({ at, what }) => (
        <li key={at} className={styles.entry}>
          <strong>{at}</strong>
          <span className="measure">{what}</span>
        </li>
      ))}
    </ol>
  )
}

/** The station that is planned: the reader’s own line. */
function CaseNext({ cases, heading, note, text }: Work['next'] & { cases: string }) {
  return (
    <li className={`station leads-on ${styles.place}`} data-station="next">
      <div>
        <p className="title">{heading}</p>
        <p className="note quiet">{note}</p>
      </div>
      <div className={`measure ${styles.body}`}>
        <p className="statement">{fill(text, { cases })}</p>
        <DemoOrTerms variant="signal" size="large" />
      </div>
    </li>
  )
}
