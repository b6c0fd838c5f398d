import { useContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'
import type { Work } from '../work/schema.ts'
import { CaseSlab } from './case-slab.tsx'
import { CaseFacts } from './facts.tsx'
import type { CaseEntry } from './schema.ts'
import { CaseStations } from './stations.tsx'

/** One job that is running: a line down the page, from the start to today. At its end, another case. */
export function CasePage({ content, entry }: { content: Work; entry: CaseEntry }) {
  const cases = useContent().pages.case
  const index = cases.findIndex(({ slug }) => slug === entry.slug) + 1
  const following = cases[index % cases.length]!
  const next = following.slug === entry.slug ? undefined : following
  return (
    <>
      <article aria-labelledby="page-heading">
        <CaseSlab
          words={content}
          entry={entry}
          heading={
            <h1 id="page-heading" className="headline" tabIndex={-1}>
              {entry.title}
            </h1>
          }
          wide
        >
          <CaseFacts words={content} entry={entry} />
        </CaseSlab>
        <CaseStations words={content} entry={entry} />
      </article>
      {next && (
        <CaseSlab
          words={content}
          entry={next}
          caption={fill(content.next.other, { company: next.company })}
          wide
        />
      )}
    </>
  )
}
