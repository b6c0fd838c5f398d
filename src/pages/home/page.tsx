import { useContent } from '../../content/context.tsx'
import { Sections } from '../../sections/sections.tsx'
import { Empower } from './empower.tsx'
import { HomeHero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { KeyFeatures } from './key-features.tsx'
import { Services } from './services.tsx'

const sections = {
  hero: HomeHero,
  // Part of the hero.
  yourLine: () => null,
  impact: Impact,
  services: Services,
  features: KeyFeatures,
  empower: Empower,
}

export function HomePage() {
  const { home } = useContent()
  return <Sections names={home.sections} components={sections} />
}
