import { useContent } from '../../content/context.tsx'
import { casesPerMark, Siding } from '../../drawings/siding.tsx'
import { fill } from '../../lib/fill.ts'
import { numberIn } from '../../lib/format.ts'
import type { Work } from '../work/schema.ts'
import type { CaseEntry } from './schema.ts'

/** How much of a week stops at a person, and how much does not. */
export function WhatStops({ words, entry }: { words: Work; entry: CaseEntry }) {
  const { pages, site } = useContent()
  const { all, stopped } = entry.week
  const count = casesPerMark(all)
  return (
    <div className="stack">
      <b className="note">{fill(words.through, { through: all - stopped })}</b>
      <Siding {...entry.week} />
      <b className="note">
        {fill(words.stop, { all, stopped, cases: entry.cases })}
        {count > 1 &&
          ` ${fill(pages.home.yourLine.picture.scale, { count: numberIn(site.locale, count) })}`}
      </b>
    </div>
  )
}
