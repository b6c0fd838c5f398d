import { useContent } from '../../content/context.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Hero } from '../../ui/hero.tsx'
import { BrokenMap } from './broken-map.tsx'

export function NotFoundPage() {
  const { notFound } = useContent()
  return (
    <Hero heading={notFound.heading} intro={notFound.intro}>
      <BrokenMap />
      <ul className="ruled">
        {notFound.links.map(({ text, href, note }) => (
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
