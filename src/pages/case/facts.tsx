import { useContent } from '../../content/context.tsx'
import { serviceOf } from '../../content/service-of.ts'
import { dateIn } from '../../lib/format.ts'
import { SampleNote } from '../../sections/sample-note.tsx'
import { priceOf } from '../pricing/price.tsx'
import type { Work } from '../work/schema.ts'
import styles from './facts.module.css'
import type { CaseEntry } from './schema.ts'

/** The services that the case uses, and how large the firm is, since when it runs and for how much. */
export function CaseFacts({ words, entry }: { words: Work; entry: CaseEntry }) {
  const content = useContent()
  const { site, services, pages } = content
  const { facts, price } = words
  const rows = {
    [pages.services.meta.link]: (
      <span className="row">
        {entry.services
          .map((slug) => serviceOf(services, slug))
          .map(({ slug, path, title }) => (
            <a key={slug} href={path}>
              {title}
            </a>
          ))}
      </span>
    ),
    [facts.size]: entry.size,
    [facts.since]: dateIn(site.locale, entry.since),
    [facts.price]: priceOf(content, entry.services[0]!, price),
  }
  return (
    <aside className="stack" aria-label={facts.label}>
      <dl className="ruled">
        {Object.entries(rows).map(
          ([name, value]) =>
            value && (
              <div key={name} className={`note ${styles.fact}`}>
                <dt>{name}</dt>
                <dd>
                  <strong>{value}</strong>
                </dd>
              </div>
            ),
        )}
      </dl>
      {entry.sample && <SampleNote />}
    </aside>
  )
}
