import { Sections } from '../../sections/sections.tsx'
import { Empower } from './empower.tsx'
import { HomeHero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { KeyFeatures } from './key-features.tsx'
import type { Home } from './schema.ts'
import { Services } from './services.tsx'

const sections = {
  // With yourLine.
  hero: HomeHero,
  impact: Impact,
  services: Services,
  features: KeyFeatures,
  empower: Empower,
}

export function HomePage({ content }: { content: Home }) {
  return <Sections content={content} components={sections} />
}
