import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hostFiles, isCompressedCopy, type SiteRules } from './site-rules.ts'

/** Directives that browsers ignore in a meta element (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = /^(frame-ancestors|report-uri|sandbox)\b/

/**
 * Adds the Content Security Policy and the referrer policy to a document, before anything that it loads.
 *
 * @throws Error when the document has no `<meta charset>`
 */
export function withMetaPolicy(html: string, { headers }: Pick<SiteRules, 'headers'>): string {
  const policy = headers['Content-Security-Policy']!.split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
  const charset = /<meta charset="utf-8" ?\/?>/i
  if (!charset.test(html))
    throw new Error('A document has no <meta charset="utf-8"> to insert the policy after.')
  return html.replace(
    charset,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
      `<meta name="referrer" content="${headers['Referrer-Policy']}"/>`,
  )
}

/**
 * Writes a copy of the site for GitHub Pages, which cannot send headers of our own. The documents contain the
 * policies instead. docs/deploy.md lists what is not available there.
 *
 * @param site the built site
 * @param to the folder of the copy, replaced if it exists
 */
export async function writeGithubPages(site: string, to: string, rules: SiteRules): Promise<void> {
  await rm(to, { recursive: true, force: true })
  // GitHub serves a project site in a folder by itself, so the copy has no such folder.
  const source = path.join(site, rules.base)
  await cp(source, to, {
    recursive: true,
    filter: (file) => !isCompressedCopy(file) && !hostFiles.includes(path.basename(file)),
  })
  for (const { file } of [...rules.pages, ...rules.notFoundPages]) {
    const document = path.join(site, file)
    // In a folder, 404.html and robots.txt are at the root of the host instead.
    const name = document.startsWith(source) ? path.relative(source, document) : file
    const { headers, editor } = rules
    const own = editor && `/${file}`.startsWith(editor.path) ? editor.headers : {}
    const policy = { headers: { ...headers, ...own } }
    await writeFile(path.join(to, name), withMetaPolicy(await readFile(document, 'utf8'), policy))
  }
  // Without this file GitHub runs Jekyll, which leaves out some files.
  await writeFile(path.join(to, '.nojekyll'), '')
  if (rules.base === '/' && !rules.host.endsWith('.github.io'))
    await writeFile(path.join(to, 'CNAME'), `${rules.host}\n`)
}
