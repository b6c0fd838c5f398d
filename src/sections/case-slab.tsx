import type { ReactNode } from 'react'
import { useContent } from '../content/context.tsx'
import type { CaseEntry } from '../content/entries.ts'
import { serviceOf } from '../content/service-of.ts'
import { fill } from '../lib/fill.ts'
import { dateIn } from '../lib/format.ts'
import { Bullet } from '../ui/bullet.tsx'
import styles from './case-slab.module.css'
import { Figure } from './figure.tsx'

/** A case on the colour of its line: whose it is, its headline, and its first figure. Leads to the case. */
export function CaseSlab(props: {
  entry: CaseEntry
  /** Instead of the firm’s name. */
  caption?: string
  /** Instead of the headline that is a link. */
  heading?: ReactNode
  /** From one edge of the window to the other. */
  wide?: boolean
  children?: ReactNode
}) {
  const { work, articles, site, services } = useContent()
  const { company, place, title, result, path, since, draft } = props.entry
  const { measured, ...words } = work!
  const { line, letter } = serviceOf(services, props.entry.services[0]!)
  const figure = result.figures[0]!
  return (
    <div className={`slab padded ${styles.caseSlab}`} data-line={line} data-wide={props.wide}>
      <p className={`row ${styles.firm}`}>
        <Bullet line={line} letter={letter} />
        <span>
          {props.caption ?? `${company}, ${place}`}
          {draft && <strong> {work!.draft ?? articles?.draft}</strong>}
        </span>
      </p>
      {props.heading ?? (
        <div className="stack">
          <h2>
            <a className="card-link" href={path}>
              {title}
            </a>
          </h2>
          <p>{fill(words.since, { since: dateIn(site.locale, since) })}</p>
        </div>
      )}
      <div className="stack">
        <Figure {...figure} />
        <p>
          {figure.label}
          <br />
          {fill(measured, { on: result.on })}
        </p>
      </div>
      {props.children}
    </div>
  )
}
