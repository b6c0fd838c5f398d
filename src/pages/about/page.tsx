import { useContent } from '../../content.tsx'
import { Hero } from '../../ui/hero.tsx'
import { HeroLine } from './hero-line.tsx'
import { People } from './people.tsx'
import { Purpose } from './purpose.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

export function AboutPage() {
  const { about } = useContent()
  return (
    <>
      <Hero {...about.hero}>
        <HeroLine />
      </Hero>
      <Story />
      <Purpose />
      <Values />
      <People />
    </>
  )
}
