import { servicesPage } from '#content/services-page.yaml'
import { BelowTheFold } from '../../lib/below-the-fold.tsx'
import { Head } from '../../shell/head.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ServicesHero } from './hero.tsx'
import { Process } from './process.tsx'
import { ServiceDetail } from './service-detail.tsx'
import { Stats } from './stats.tsx'
import { WhyChoose } from './why-choose.tsx'

export function Page() {
  return (
    <>
      <Head meta={servicesPage.meta} />
      <ServicesHero />
      <Stats />
      <BelowTheFold>
        <ServiceDetail />
        <WhyChoose />
        <Process />
        <CallToAction />
      </BelowTheFold>
    </>
  )
}
