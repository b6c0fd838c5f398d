import type { CaseEntry } from '../../../content/schema/entries.ts'
import { useContent } from '../../content.tsx'
import { hrefOf } from '../../lib/addresses.ts'
import { dateIn } from '../../lib/format.ts'
import { pathOfService, serviceOf } from '../../lib/service-of.ts'
import { priceOf } from '../../sections/price.tsx'
import { SampleMark } from '../../sections/sample-mark.tsx'
import { Bullet } from '../../ui/bullet.tsx'
import styles from './page.module.css'

/** The services that the case uses, and who, how large, since when and for how much. */
export function CaseFacts({ entry }: { entry: CaseEntry }) {
  const content = useContent()
  const { work, site, services } = content
  const { company, place, size, since, sample } = entry
  const { facts, price } = work!
  const used = entry.services.map((slug) => serviceOf(services, slug))
  const rows = {
    company: `${company}, ${place}`,
    size,
    since: dateIn(site.locale, since),
    price: priceOf(content, entry.services[0]!, price),
  }
  return (
    <aside aria-label={facts.label}>
      {used.map(({ slug, line, letter, title }, index) => (
        <p key={slug} className={`row ${styles.service}`}>
          <Bullet line={line} letter={letter} />
          <a href={hrefOf(pathOfService(content, slug))}>{title}</a>
          {index === 0 && sample && <SampleMark />}
        </p>
      ))}
      <dl>
        {(Object.keys(rows) as (keyof typeof rows)[]).map(
          (name) =>
            rows[name] && (
              <div key={name} className={`note ${styles.fact}`}>
                <dt className="quiet">{facts[name]}</dt>
                <dd>{rows[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  )
}
