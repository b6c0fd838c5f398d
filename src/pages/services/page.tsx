import { Sections } from '../../sections/sections.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ServicesHero } from './hero.tsx'
import { Process } from './process.tsx'
import type { ServicesPage as Content } from './schema.ts'
import { ServiceDetail } from './service-detail.tsx'
import { Stats } from './stats.tsx'
import { WhyChoose } from './why-choose.tsx'

const sections = {
  hero: ServicesHero,
  stats: Stats,
  detail: ServiceDetail,
  why: WhyChoose,
  process: Process,
  callToAction: CallToAction,
}

export function ServicesPage({ content }: { content: Content }) {
  return <Sections content={content} components={sections} />
}
