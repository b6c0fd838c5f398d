import { Empower } from './empower.tsx'
import { HomeHero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { KeyFeatures } from './key-features.tsx'
import { Services } from './services.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Impact />
      <Services />
      <KeyFeatures />
      <Empower />
    </>
  )
}
