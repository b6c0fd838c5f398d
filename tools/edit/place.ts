/** Keys, and positions (from 0) in lists, that lead to a value in a file. */
export type Path = (string | number)[]

/** Of a text on the page, invisibly behind it: where it is in the content. */
export type Pointer = {
  /** The file and the path in it: `home.hero.heading`, or `articles/how-we-measure.body.3` for a block of its text. */
  field: string
  /** The folder of the file. For what languages share, it is that of the first language. */
  language: string
  /** The text in the file. The page may show something else: it fills in names, and makes HTML of Markdown. */
  raw: string
}

/** What the editor sends: a text in place of another. `version` is the file's when the page was rendered. */
export type Change = Pick<Pointer, 'field' | 'language'> & { text: string; version: string }

/** The file that was written, relative to the project, or why none was. */
export type Answer = { file: string; version: string } | { refusal: string }

/** `services.0.title` is in the file `services`, at `0`, `title`. */
export function placeOf(field: string) {
  const [name = '', ...path] = field.split('.')
  return { name, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
}

/** The key of a file's version: `en/home`. */
export const fileKey = ({ language, field }: Pick<Pointer, 'field' | 'language'>) =>
  `${language}/${placeOf(field).name}`
