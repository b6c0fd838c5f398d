import type { CaseEntry } from '../../../content/schema/entries.ts'
import { useContent } from '../../content.tsx'
import { Bypass } from '../../drawings/bypass.tsx'
import { hrefOf } from '../../lib/addresses.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { serviceOf } from '../../lib/service-of.ts'
import { Figure } from '../../sections/figure.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './case-slab.module.css'

/** The first case, on the colour of its line. */
export function CaseSlab({ entry }: { entry: CaseEntry }) {
  const { work, site, services } = useContent()
  const { company, place, title, result, path, since, sample } = entry
  const { measured, ...words } = work!
  const service = serviceOf(services, entry.services[0]!)
  const [{ before, after, label }] = result.figures as [(typeof result.figures)[number]]
  return (
    <li className={`slab ${styles.slab}`} data-line={service.line}>
      <p className={`row ${styles.firm}`}>
        <Bullet line={service.line} letter={service.letter} />
        {`${company}, ${place}`}
        {sample && <SampleMark />}
      </p>
      <Bypass />
      <div className="stack">
        <h2>
          <a className="card-link" href={hrefOf(path)}>
            {title}
          </a>
        </h2>
        <p>{fill(words.since, { since: dateIn(site.locale, since) })}</p>
      </div>
      <div className="stack">
        <Figure before={before} after={after} />
        <p>
          {label}
          <br />
          {fill(measured, { on: result.on })}
        </p>
      </div>
    </li>
  )
}
