import { home } from '#content/home.yaml'
import { AfterFirstScreen } from '../../lib/after-first-screen.tsx'
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
      <AfterFirstScreen>
        <Impact />
        <Services />
        <KeyFeatures />
        <Empower />
      </AfterFirstScreen>
    </>
  )
}
