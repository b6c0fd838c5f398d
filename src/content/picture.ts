/** A picture in the sizes and formats in which the build writes it, the best format first. Sizes in pixels. */
export type Picture = {
  sources: { type: string; files: { path: string; width: number }[] }[]
  /** The path of the file for browsers that know none of the sources. */
  path: string
  /** In CSS pixels. */
  width: number
  height: number
}
