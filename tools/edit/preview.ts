import { htmlOfText } from '../prerender/content/entries.ts'
import { entryKinds } from '../prerender/content/entry-files.ts'
import { entryPaths } from '../prerender/content/pages.ts'
import type { DevelopmentContent } from '../serve/development-content.ts'
import { filePathOf } from './content-files.ts'
import type { PreviewAnswer, PreviewRequest, Problem } from './protocol.ts'
import { named } from './server-names.ts'

/** A Markdown text as the page will show it, with links and pictures of the content as it was last valid. */
export function preview(
  content: DevelopmentContent,
  { language, file, body }: PreviewRequest,
): PreviewAnswer {
  const languages = content.read()
  const codes = languages.map((each) => each.language)
  const shown = languages.find((each) => each.language === language) ?? languages[0]!
  const original = shown === languages[0] ? undefined : languages[0]
  const kind = entryKinds.find((each) => file.startsWith(`${each}/`)) ?? 'pages'
  const problems: Problem[] = []
  const refuse = (line: number, message: string) => {
    const problem = { file: filePathOf({ language, file }), line, place: 'The text', message }
    problems.push(named({ ...problem, path: ['body'] }, codes))
  }
  const around = { ...shown, original, paths: entryPaths(shown, original) }
  const html = htmlOfText(kind, body, around, refuse)
  return problems.length > 0 ? { problems } : { html }
}
