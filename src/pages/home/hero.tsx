import { home } from '#content/home.yaml'
import { DemoLink } from '../../shell/demo-link.tsx'
import { Hero } from '../../ui/hero.tsx'
import { DeparturesBoard } from './departures-board.tsx'
import { NetworkMap } from './network-map.tsx'
import { firstTrip } from './your-line/trip.ts'

export function HomeHero() {
  const { heading, intro } = home.hero
  return (
    <Hero heading={heading} intro={intro} action={<DemoLink variant="signal" size="large" />}>
      <NetworkMap />
      {home.board ? (
        <DeparturesBoard board={home.board} trip={firstTrip} />
      ) : (
        <div data-below-the-fold />
      )}
    </Hero>
  )
}
