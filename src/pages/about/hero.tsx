import { useContent } from '../../content/context.tsx'
import { SampleNote } from '../../sections/sample-note.tsx'
import { Hero } from '../../ui/hero.tsx'
import { HeroLine } from './hero-line.tsx'

export function AboutHero() {
  const { about } = useContent()
  return (
    <Hero {...about.hero} action={about.sample && <SampleNote />}>
      <HeroLine />
    </Hero>
  )
}
