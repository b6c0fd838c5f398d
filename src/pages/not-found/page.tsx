import { PageLink } from '../../shell/page-link.tsx'
import { Hero } from '../../ui/hero.tsx'
import { BrokenMap } from './broken-map.tsx'
import type { NotFound } from './schema.ts'

export function NotFoundPage({ content }: { content: NotFound }) {
  return (
    <Hero heading={content.heading} intro={content.intro}>
      <BrokenMap />
      <ul className="ruled">
        {content.links.map(({ text, href, note }) => (
          <li key={href} className="pair">
            <PageLink to={href} className="card-link statement">
              {text}
            </PageLink>
            <span className="quiet">{note}</span>
          </li>
        ))}
      </ul>
    </Hero>
  )
}
