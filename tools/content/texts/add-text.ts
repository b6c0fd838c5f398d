import type { SiteContent } from '../../../src/content/context.tsx'
import type { linkResolver, PlaceLink } from '../checks/links.ts'
import type { Entry } from '../files/entries.ts'
import type { ContentProblem } from '../problem.ts'
import { deadLink } from './check-markdown.ts'
import { Markdown } from './markdown.ts'
import type { PictureFiles } from './picture-files.ts'

type Around = {
  content: SiteContent
  facts: Record<string, string>
  pictures: PictureFiles
  placeLinks: PlaceLink[]
  resolve: ReturnType<typeof linkResolver>
}

/** Makes the HTML of an entry's text. That of a hidden draft is checked, too. */
export function addText({ file, page }: Entry, around: Around, problems: ContentProblem[]) {
  const { content, facts, placeLinks, resolve } = around
  const { kind, frontMatter, body, bodyOffset } = file
  const problemIn = (line: number, message: string): ContentProblem => ({
    ...{ file: frontMatter.file, line: bodyOffset + line },
    ...{ place: 'The text', message },
  })
  const refuse = (line: number, message: string) => problems.push(problemIn(line, message))
  // The site has no pictures of a draft.
  const pictures = (content.pages[kind.name] as unknown[]).includes(page)
    ? around.pictures
    : around.pictures.empty()
  const text = new Markdown(body, {
    refuse,
    values: facts,
    resolveLink: (link) =>
      /^(https:\/\/|mailto:|tel:)./.test(link) ? link : resolve(link, page.path)?.href,
    seePlace(link, line) {
      const { path, id } = resolve(link, page.path) ?? {}
      if (path && id) placeLinks.push({ path, id, problem: problemIn(line, deadLink(link)) })
    },
    // Written relative to the file, so that editors show it.
    pictureOf: (address) => pictures.inText(decoded(address).replace(/^(\.\.\/)*pictures\//, '')),
    notes: kind.notesOf?.(content.pages),
  })
  if (kind.headingsOf && kind.index) {
    page.stations = text.htmlByHeading(kind.headingsOf(content.pages[kind.index] as never))
    return
  }
  Object.assign(page, { text: text.sections(), minutes: text.readingTime() })
  if (body.trim() === '') refuse(1, 'is empty. Write it below the second line of hyphens.')
}

/** Without %20 and the like. In a name that merely contains a %, it stays. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
