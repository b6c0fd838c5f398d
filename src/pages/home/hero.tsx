import { home } from '#content/home.yaml'
import { DemoLink } from '../../shell/demo-link.tsx'
import { Hero } from '../../ui/hero.tsx'
import { DeparturesBoard } from './departures-board.tsx'
import { NetworkMap } from './network-map/network-map.tsx'
import { useYourLine } from './your-line/use-your-line.ts'
import { YourLine } from './your-line/your-line.tsx'

export function HomeHero() {
  const { heading, intro } = home.hero
  const [state, change] = useYourLine()
  return (
    <Hero
      heading={heading}
      intro={intro}
      // One thing is yellow: this button, or the panel's once it has a result.
      action={<DemoLink variant={state.hasResult ? 'ink' : 'signal'} size="large" />}
      aside={<YourLine state={state} onChange={change} />}
    >
      <NetworkMap trip={state.trip} />
      {home.board && <DeparturesBoard board={home.board} trip={state.trip} />}
    </Hero>
  )
}
