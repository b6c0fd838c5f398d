import { CallToAction } from './call-to-action.tsx'
import { ServicesHero } from './hero.tsx'
import { Process } from './process.tsx'
import { ServiceDetail } from './service-detail.tsx'
import { Stats } from './stats.tsx'
import { WhyChoose } from './why-choose.tsx'

export function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <Stats />
      <ServiceDetail />
      <WhyChoose />
      <Process />
      <CallToAction />
    </>
  )
}
