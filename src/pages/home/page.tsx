import { home } from '#content/home.yaml'
import { BelowTheFold } from '../../lib/below-the-fold.tsx'
import { Head } from '../../shell/head.tsx'
import { Empower } from './empower.tsx'
import { HomeHero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { KeyFeatures } from './key-features.tsx'
import { Services } from './services.tsx'

export function Page() {
  return (
    <>
      <Head meta={home.meta} />
      <HomeHero />
      <BelowTheFold>
        <Impact />
        <Services />
        <KeyFeatures />
        <Empower />
      </BelowTheFold>
    </>
  )
}
