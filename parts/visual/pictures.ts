import { type Part, type Theme, themes, type Width, widths } from '../story.ts'

/** What the runner tells the test file of a story: all that a picture of it takes. */
export type StoryPictures = {
  /** `button/ink` */
  name: string
  plays: boolean
  pictures: { width: Width; theme: Theme; file: string }[]
}

/** Each story at each width where it looks different, by day and by night. */
export const picturesOf = (parts: Part[]): StoryPictures[] =>
  parts.flatMap((part) =>
    part.stories.map((story) => ({
      name: `${part.name}/${story.name}`,
      plays: story.plays ?? false,
      pictures: (story.widths ?? [widths[0]]).flatMap((width) =>
        themes.map((theme) => ({
          width,
          theme,
          file: `${part.name}/${story.looksLike ?? story.name}-${width}-${theme}.png`,
        })),
      ),
    })),
  )
