import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { TextArea, TextField } from '../../src/ui/field.tsx'
import { OnGround, Row } from '../sample.tsx'
import { SampleTabs } from '../sample-tabs.tsx'
import type { Group } from '../story.ts'

const hovered = { state: 'hover', at: 'a, button, input, textarea' } as const
const focused = { ...hovered, state: 'focus-visible' } as const

export const controls: Group = {
  title: 'Controls',
  parts: [
    {
      name: 'button',
      title: 'Button',
      file: 'src/ui/button.tsx',
      stories: [
        { name: 'ink', note: 'The ordinary one.', node: <Button>Ask for it</Button> },
        {
          name: 'signal',
          note: 'The page’s call.',
          node: <Button variant="signal">Ask for it</Button>,
        },
        {
          name: 'on-signal',
          note: 'The call on the yellow band.',
          node: (
            <OnGround ground="signal">
              <Button variant="on-signal">Ask for it</Button>
            </OnGround>
          ),
        },
        {
          name: 'quiet',
          note: 'The second choice.',
          node: <Button variant="quiet">Not now</Button>,
        },
        {
          name: 'large',
          note: 'In a hero and under the form.',
          node: (
            <Row>
              <Button size="large">Ask for it</Button>
              <Button variant="signal" size="large">
                Ask for it
              </Button>
            </Row>
          ),
        },
        {
          name: 'link',
          note: 'A link that looks like one.',
          node: <ButtonLink href="#">Go there</ButtonLink>,
        },
        {
          name: 'hover',
          note: 'A line draws itself along the foot.',
          node: <Button>Ask for it</Button>,
          as: hovered,
        },
        {
          name: 'focus',
          note: 'Reached by keyboard.',
          node: <Button>Ask for it</Button>,
          as: focused,
        },
        {
          name: 'focus-on-signal',
          note: 'Reached by keyboard on the yellow band.',
          node: (
            <OnGround ground="signal">
              <Button variant="on-signal">Ask for it</Button>
            </OnGround>
          ),
          as: focused,
        },
        {
          name: 'disabled',
          note: 'While a message is under way.',
          node: (
            <Button variant="signal" size="large" disabled>
              SENDING...
            </Button>
          ),
        },
        {
          name: 'long',
          note: 'Words that need two lines.',
          node: <Button>Terminvereinbarung für eine unverbindliche Vorführung</Button>,
        },
      ],
    },
    {
      name: 'field',
      title: 'Field',
      file: 'src/ui/field.tsx',
      stories: [
        {
          name: 'empty',
          note: 'Nothing typed yet.',
          node: <TextField label="First name" name="first" />,
        },
        {
          name: 'filled',
          note: 'Something typed.',
          node: <TextField label="First name" name="first" defaultValue="Zoë" />,
        },
        {
          name: 'hover',
          note: 'Under the pointer.',
          node: <TextField label="First name" name="first" />,
          as: hovered,
        },
        {
          name: 'focus',
          note: 'Being typed in.',
          node: <TextField label="First name" name="first" />,
          as: focused,
        },
        {
          name: 'read-only',
          note: 'While a message is under way.',
          node: <TextField label="First name" name="first" defaultValue="Zoë" readOnly />,
        },
        {
          name: 'area',
          note: 'For more than a line; taller at a desk.',
          node: (
            <TextArea
              label="Message"
              name="message"
              defaultValue="Forty a day, each typed in twice."
            />
          ),
          widths: [390, 1280],
        },
      ],
    },
    {
      name: 'tabs',
      title: 'Tabs',
      file: 'src/ui/tabs.tsx',
      stories: [
        {
          name: 'chosen',
          note: 'One panel open: the line selector’s looks.',
          node: <SampleTabs selected="second" />,
          widths: [390, 834, 1280],
          place: 'column',
        },
        {
          name: 'focus',
          note: 'Reached by keyboard.',
          node: <SampleTabs selected="second" />,
          as: { state: 'focus-visible', at: '[href="#second"]' },
          place: 'column',
        },
        {
          name: 'without-script',
          note: 'Links to panels that all stand open.',
          node: <SampleTabs selected="second" />,
          script: 'off',
          widths: [390, 1280],
          place: 'column',
        },
      ],
    },
  ],
}
