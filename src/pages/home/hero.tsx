import { type SiteContent, useContent } from '../../content/context.tsx'
import { Island } from '../../islands/island.tsx'
import { DemoOrTerms } from '../../shell/demo-link.tsx'
import hero from '../../ui/hero.module.css'
import { Headline, Hero } from '../../ui/hero.tsx'
import { Examples } from './your-line/examples.tsx'
import { StillMap } from './your-line/map/network-map.tsx'
import type { YourLineProps } from './your-line/words.tsx'
import { YourLine } from './your-line/your-line.tsx'

/** With the visitor’s own job, the hero is an island, but for its headline. */
export function HomeHero() {
  const content = useContent()
  const { heading, intro } = content.home.hero
  if (!content.home.sections.includes('yourLine'))
    return (
      <Hero heading={heading} intro={intro} action={<DemoOrTerms variant="signal" size="large" />}>
        <StillMap services={content.services} words={content.home.map} />
      </Hero>
    )
  const headline = (
    <Headline heading={heading} intro={intro}>
      <DemoOrTerms variant="signal" size="large" />
    </Headline>
  )
  const examples = (
    <noscript>
      <Examples />
    </noscript>
  )
  return (
    <section className={hero.hero} aria-labelledby="page-heading">
      <Island
        name="your-line"
        component={YourLine}
        className={`column top ${hero.column}`}
        properties={propertiesOf(content)}
        slots={{ headline, examples }}
      />
      <div data-below-the-fold />
    </section>
  )
}

function propertiesOf(content: SiteContent): YourLineProps {
  const { home, services, facts, site } = content
  const { table: _, ...yourLine } = home.yourLine
  return {
    yourLine,
    map: home.map,
    pull: site.brake,
    locale: site.locale,
    currency: facts.currency,
    services: services.map(({ id, line, letter, title, jobs, journey }) => ({
      ...{ id, line, letter, title, jobs, journey },
    })),
  }
}
