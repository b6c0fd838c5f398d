import { about } from '#content/about.yaml'
import { hasPeople } from '#content/languages'
import { BelowTheFold } from '../../lib/below-the-fold.tsx'
import { Head } from '../../shell/head.tsx'
import { Hero } from '../../ui/hero.tsx'
import { HeroLine } from './hero-line.tsx'
import { People } from './people.tsx'
import { Purpose } from './purpose.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

export function Page() {
  return (
    <>
      <Head meta={about.meta} />
      <Hero {...about.hero}>
        <HeroLine />
      </Hero>
      <BelowTheFold>
        <Story />
        <Purpose />
        <Values />
        {hasPeople && <People />}
      </BelowTheFold>
    </>
  )
}
