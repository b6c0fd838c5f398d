import { useContent } from '../../content/context.tsx'
import type { CaseEntry } from '../../content/entries.ts'
import { fill } from '../../lib/fill.ts'
import { CaseSlab } from '../../sections/case-slab.tsx'
import { CaseFacts } from './facts.tsx'
import { CaseStations } from './stations.tsx'

/** One job that is running: a line down the page, from the start to today. At its end, another case. */
export function CasePage({ entry }: { entry: CaseEntry }) {
  const { work, entries } = useContent()
  const index = entries.cases.findIndex(({ slug }) => slug === entry.slug) + 1
  const following = entries.cases[index % entries.cases.length]!
  const next = following.slug === entry.slug ? undefined : following
  return (
    <>
      <article aria-labelledby="page-heading">
        <CaseSlab
          entry={entry}
          heading={
            <h1 id="page-heading" className="headline" tabIndex={-1}>
              {entry.title}
            </h1>
          }
          wide
        >
          <CaseFacts entry={entry} />
        </CaseSlab>
        <CaseStations entry={entry} />
      </article>
      {next && (
        <CaseSlab entry={next} caption={fill(work!.next.other, { company: next.company })} wide />
      )}
    </>
  )
}
