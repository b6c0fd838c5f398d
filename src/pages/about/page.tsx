import { useContent } from '../../content/context.tsx'
import { Sections } from '../../sections/sections.tsx'
import { AboutHero } from './hero.tsx'
import { People } from './people.tsx'
import { Purpose } from './purpose.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

const sections = {
  hero: AboutHero,
  story: Story,
  purpose: Purpose,
  values: Values,
  people: People,
}

export function AboutPage() {
  const { about } = useContent()
  return <Sections names={about.sections} components={sections} />
}
