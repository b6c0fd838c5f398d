import type { ReactNode } from 'react'
import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { fill } from '../../lib/fill.ts'
import { dateIn } from '../../lib/format.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Work } from '../work/schema.ts'
import styles from './case-slab.module.css'
import { Figure } from './figure.tsx'
import type { CaseEntry } from './schema.ts'
import { WhatStops } from './what-stops.tsx'

/** A case on the colour of its line: whose it is, its headline, its first figure, and its week. Leads to the case. */
export function CaseSlab(props: {
  words: Work
  entry: CaseEntry
  /** Instead of the firm’s name. */
  caption?: string
  /** Instead of the headline that is a link. */
  heading?: ReactNode
  /** From one edge of the window to the other. */
  wide?: boolean
  /** Instead of its week. */
  children?: ReactNode
}) {
  const { site, services } = useContent()
  const { words } = props
  const { company, place, title, result, path, since, draft } = props.entry
  const { line, letter } = serviceOf(services, props.entry.services[0]!)
  const figure = result.figures[0]!
  return (
    <div
      className={`slab padded halves ${styles.caseSlab}`}
      data-line={line}
      data-wide={props.wide}
    >
      <p className={`row ${styles.firm}`}>
        <Bullet line={line} letter={letter} />
        <span>
          {props.caption ?? `${company}, ${place}`}
          {draft && <strong> {words.draft}</strong>}
        </span>
        {!props.heading && <Icon name="arrow-right" size={36} />}
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
      {props.children ?? <WhatStops words={words} entry={props.entry} />}
    </div>
  )
}
