import type { Scene } from '../../build/content/schema/services.ts'
import { services } from '../../src/content/services.ts'
import { RowDrawing } from '../../src/vignettes/row-drawing.tsx'
import { Vignette } from '../../src/vignettes/vignette.tsx'
import { OnGround, OnLine } from '../sample.tsx'
import type { Group, Story } from '../story.ts'

const drawings: Scene['drawing'][] = ['voice', 'chat', 'process', 'forecast']

/** The scenes are the content's; services may share a drawing. */
const scenes: Story[] = services.flatMap(({ slug, line, scene, title }) => {
  const drawn = {
    node: <Vignette key={slug} line={line} scene={scene} />,
    widths: [390, 834, 1280] as const,
  }
  return [
    { ...drawn, name: slug, note: `${title}: the still picture.`, script: 'off' },
    {
      ...drawn,
      name: `${slug}-played`,
      note: `${title}: played to its end, which is the still picture again.`,
      plays: true,
      looksLike: slug,
    },
  ]
})

export const vignettes: Group = {
  title: 'Vignettes',
  parts: [
    { name: 'vignette', title: 'Vignette', file: 'src/vignettes/vignette.tsx', stories: scenes },
    {
      name: 'row-drawing',
      title: 'Row drawing',
      file: 'src/vignettes/row-drawing.tsx',
      stories: drawings.flatMap((name, index): Story[] => [
        {
          name,
          note: 'At rest.',
          node: (
            <OnLine line={index + 1}>
              <RowDrawing name={name} />
            </OnLine>
          ),
        },
        {
          name: `${name}-active`,
          note: 'On an active row.',
          node: (
            <OnGround ground={index + 1}>
              <RowDrawing name={name} />
            </OnGround>
          ),
        },
      ]),
    },
  ],
}
