import { controls } from './groups/controls.tsx'
import { drawings } from './groups/drawings.tsx'
import { lines } from './groups/lines.tsx'
import { maps } from './groups/maps.tsx'
import { page } from './groups/page.tsx'
import { signs } from './groups/signs.tsx'
import { vignettes } from './groups/vignettes.tsx'
import type { Part, Story } from './story.ts'

/** Every part that can be seen on /parts, in the order of its navigation. */
export const groups = [signs, controls, lines, page, vignettes, drawings, maps]

export const findPart = (name: string): Part | undefined =>
  groups.flatMap(({ parts }) => parts).find((part) => part.name === name)

export const findStory = (part: Part, name: string): Story | undefined =>
  part.stories.find((story) => story.name === name)
