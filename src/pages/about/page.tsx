import { Sections } from '../../sections/sections.tsx'
import { AboutHero } from './hero.tsx'
import { People } from './people.tsx'
import { Purpose } from './purpose.tsx'
import type { About } from './schema.ts'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

const sections = {
  hero: AboutHero,
  story: Story,
  purpose: Purpose,
  values: Values,
  people: People,
}

export function AboutPage({ content }: { content: About }) {
  return <Sections content={content} components={sections} />
}
