import { useContent } from '../../content/context.tsx'
import type { CaseEntry } from '../../content/entries.ts'
import { pathOfService, serviceOf } from '../../content/service-of.ts'
import { dateIn } from '../../lib/format.ts'
import { priceOf } from '../../sections/price.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import styles from './facts.module.css'

/** The services that the case uses, and how large the firm is, since when it runs and for how much. */
export function CaseFacts({ entry }: { entry: CaseEntry }) {
  const content = useContent()
  const { work, site, services, servicesPage } = content
  const { facts, price } = work!
  const rows = {
    [servicesPage.meta.link]: (
      <span className="row">
        {entry.services.map((slug) => (
          <a key={slug} href={pathOfService(content, slug)}>
            {serviceOf(services, slug).title}
          </a>
        ))}
      </span>
    ),
    [facts.size]: entry.size,
    [facts.since]: dateIn(site.locale, entry.since),
    [facts.price]: priceOf(content, entry.services[0]!, price),
  }
  return (
    <aside aria-label={facts.label}>
      <dl>
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
