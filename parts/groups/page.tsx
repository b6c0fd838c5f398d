import { Button } from '../../src/ui/button.tsx'
import { Hero } from '../../src/ui/hero.tsx'
import { Section } from '../../src/ui/section.tsx'
import type { Group, Story, Width } from '../story.ts'

const everyWidth: readonly Width[] = [390, 834, 1280]

const section = (name: string, note: string, tone: 'plain' | 'second' | 'signal'): Story => ({
  name,
  note,
  node: (
    <Section name={name} heading="What changes when it runs." tone={tone}>
      <p>What the section is about stands in the page’s column.</p>
    </Section>
  ),
  widths: everyWidth,
  place: 'edges',
})

export const page: Group = {
  title: 'Page',
  parts: [
    {
      name: 'hero',
      title: 'Hero',
      file: 'src/ui/hero.tsx',
      stories: [
        {
          name: 'with-action',
          note: 'A headline, a paragraph and the page’s call.',
          node: (
            <Hero
              heading="Work that runs on time."
              intro="It answers the telephone, moves the paperwork, and stops where a person should decide."
              action={
                <Button variant="signal" size="large">
                  Ask for it
                </Button>
              }
            />
          ),
          widths: everyWidth,
          place: 'edges',
        },
        {
          name: 'long-words',
          note: 'Words that break where they are told to.',
          node: (
            <Hero
              heading="Kunden­betreuung und Rechnungs­prüfung"
              intro="Lange Wörter brechen dort, wo ein weiches Trennzeichen steht."
            />
          ),
          widths: [390, 1280],
          place: 'edges',
        },
      ],
    },
    {
      name: 'section',
      title: 'Section',
      file: 'src/ui/section.tsx',
      stories: [
        section('plain', 'On the page’s ground.', 'plain'),
        section('second', 'On the second ground.', 'second'),
        section('signal', 'The yellow band speaks up.', 'signal'),
        {
          name: 'hidden-heading',
          note: 'Its heading is told by assistive technology alone.',
          node: (
            <Section name="hidden" heading="Nobody sees this" headingLook="hidden">
              <p>The section’s content begins at once.</p>
            </Section>
          ),
          place: 'edges',
        },
      ],
    },
    {
      name: 'reveal',
      title: 'Reveal',
      file: 'src/ui/reveal.ts',
      stories: [
        {
          name: 'at-rest',
          note: 'A section that has faded in.',
          node: (
            <Section name="reveal" heading="It was there all the time.">
              <p>Without a script, in print and with less motion nothing is ever hidden.</p>
            </Section>
          ),
          plays: true,
          place: 'edges',
        },
      ],
    },
  ],
}
