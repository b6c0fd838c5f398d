import { type SiteContent, useContent } from '../../content/context.tsx'
import { Island } from '../../islands/island.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { DemoOrTerms } from '../../shell/demo-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import hero from '../../ui/hero.module.css'
import { Headline, Hero } from '../../ui/hero.tsx'
import styles from './hero.module.css'
import type { Home } from './schema.ts'
import { Band } from './your-line/band.tsx'
import { withJobs } from './your-line/estimate.ts'
import type { YourLineProps } from './your-line/words.tsx'
import { YourLine } from './your-line/your-line.tsx'

/** With the visitor’s own job, the hero is an island, but for its headline. */
export function HomeHero({ content }: { content: Home }) {
  const site = useContent()
  const { heading, intro, offer, offerDetails } = content.hero
  const action = (
    <>
      <DemoOrTerms variant="signal" size="large" />
      {offer && (
        <p className={`note ${styles.offer}`}>
          {offer} <span>{offerDetails}</span>
        </p>
      )}
    </>
  )
  const sample = content.sample && <SampleNote />
  if (withJobs(site.services).length === 0 || !content.sections.includes('yourLine'))
    return (
      <Hero heading={heading} intro={intro} action={action}>
        {sample}
      </Hero>
    )
  const headline = (
    <Headline heading={heading} intro={intro}>
      {action}
    </Headline>
  )
  const end = (
    <>
      <noscript>
        <p className="row">
          <ButtonLink href={site.site.contactLink.href} variant="signal">
            {content.yourLine.bring}
          </ButtonLink>
        </p>
      </noscript>
      {sample}
    </>
  )
  return (
    <section className={hero.hero} aria-labelledby="page-heading">
      <Island
        name="your-line"
        component={YourLine}
        className={`column top ${styles.hero}`}
        properties={wordsOf(content, site)}
        slots={{ headline, band: <Band />, end }}
      />
      <div data-below-the-fold />
    </section>
  )
}

function wordsOf(home: Home, { services, site }: SiteContent): YourLineProps {
  const { next, ...yourLine } = home.yourLine
  return {
    yourLine,
    next: next && { href: next.href, children: next.text },
    group: site.decision.group,
    locale: site.locale,
    services: services.map(({ id, slug, line, letter, name, title, jobs }) => ({
      ...{ id, slug, line, letter, title, jobs },
      // Up to where a word ends, if that is enough.
      name: name.length > 14 ? `${name.slice(0, 13).replace(/\s+\S*$/, '')}…` : name,
    })),
  }
}
