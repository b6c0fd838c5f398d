import type { ReactNode } from 'react'
import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import type { Work } from '../work/schema.ts'
import styles from './case-slab.module.css'
import { Figure } from './figure.tsx'
import type { CaseEntry } from './schema.ts'

/** A case on the colour of its line: whose it is, its headline, and its first figure. Leads to the case. */
export function CaseSlab(props: {
  words: Work
  entry: CaseEntry
  /** Instead of the firm’s name. */
  caption?: string
  /** Instead of the headline that is a link. */
  heading?: ReactNode
  /** From one edge of the window to the other. */
  wide?: boolean
  children?: ReactNode
}) {
  const { site, services } = useContent()
  const { words } = props
  const { company, place, title, result, path, since, draft } = props.entry
  const { line, letter } = serviceOf(services, props.entry.services[0]!)
  const figure = result.figures[0]!
  return (
    <div className={`slab padded ${styles.caseSlab}`} data-line={line} data-wide={props.wide}>
      <p className={`row ${styles.firm}`}>
        <Bullet line={line} letter={letter} />
        <span>
          {props.caption ?? `${company}, ${place}`}
          {draft && <strong> {words.draft}</strong>}
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
        <Figure words={words} {...figure} />
        <p>
          {figure.label}
          <br />
          {fill(words.measured, { on: result.on })}
        </p>
      </div>
      {props.children}
    </div>
  )
}
