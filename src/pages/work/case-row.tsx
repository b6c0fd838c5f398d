import type { CaseEntry } from '../../../content/schema/entries.ts'
import { useContent } from '../../content.tsx'
import { hrefOf } from '../../lib/addresses.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { serviceOf } from '../../lib/service-of.ts'
import { Figure } from '../../sections/figure.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './case-row.module.css'

export function CaseRow({ entry }: { entry: CaseEntry }) {
  const { work, site, services } = useContent()
  const { company, place, title, result, path, since, sample } = entry
  const { measured, ...words } = work!
  const service = serviceOf(services, entry.services[0]!)
  const [{ before, after, label }] = result.figures as [(typeof result.figures)[number]]
  return (
    <li className={styles.row} data-line={service.line}>
      <Bullet line={service.line} letter={service.letter} />
      <div className={`fit ${styles.words}`}>
        <div className="stack">
          <h2 className="title">
            <a className="card-link" href={hrefOf(path)}>
              {title}
            </a>
          </h2>
          <p className="note quiet">
            {`${company}, ${place}. ${fill(words.since, { since: dateIn(site.locale, since) })}.`}{' '}
            {sample && <SampleMark />}
          </p>
        </div>
        <div className="stack">
          <Figure before={before} after={after} />
          <p className="note quiet">{`${label}. ${fill(measured, { on: result.on })}.`}</p>
        </div>
      </div>
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </li>
  )
}
