import { useContent } from '../../content/context.tsx'
import { Hero } from '../../ui/hero.tsx'
import { HeroLine } from './hero-line.tsx'

export function AboutHero() {
  const { about } = useContent()
  return (
    <Hero {...about.hero}>
      <HeroLine />
    </Hero>
  )
}
