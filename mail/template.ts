import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headerLine, htmlBody, textBody } from './render.ts'

/** The parts of a template as they stand in its files, placeholders and all. */
export interface Template {
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

/** Reads `templates/<id>.json` (the headers), `.txt` and `.html` (the two bodies). */
export async function loadTemplate(id: string): Promise<Template> {
  if (!/^[\w-]+$/.test(id)) throw new Error(`"${id}" cannot be the name of a template`)
  const read = async (extension: string) => {
    const path = join(import.meta.dirname, 'templates', `${id}.${extension}`)
    const file = await readFile(path, 'utf8')
    return file.replaceAll('\r\n', '\n')
  }
  const [headers, text, html] = await Promise.all([read('json'), read('txt'), read('html')])
  return { ...(JSON.parse(headers) as Omit<Template, 'text' | 'html'>), text, html }
}

/** The same parts with the variables filled in, each in the way that is safe in its place. */
export function fillTemplate(template: Template, variables: ReadonlyMap<string, string>): Template {
  return {
    from: headerLine(template.from, variables),
    to: headerLine(template.to, variables),
    replyTo: headerLine(template.replyTo, variables),
    subject: headerLine(template.subject, variables),
    text: textBody(template.text, variables),
    html: htmlBody(template.html, variables),
  }
}
