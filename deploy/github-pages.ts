import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hostFiles, missingPage, type SiteRules } from './site-rules.ts'

/** What a browser ignores in a meta element (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = /^(frame-ancestors|report-uri|sandbox)\b/

/** The documents carry what a header cannot: before anything that they load. */
export function withMetaPolicy(html: string, { headers }: Pick<SiteRules, 'headers'>): string {
  const policy = headers['Content-Security-Policy']!.split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
  const charset = /<meta charset="utf-8" ?\/?>/i
  if (!charset.test(html)) throw new Error('the document does not begin with its character set')
  return html.replace(
    charset,
    (first) =>
      `${first}<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
      `<meta name="referrer" content="${headers['Referrer-Policy']}"/>`,
  )
}

/**
 * GitHub Pages sends no headers of ours: a copy of the site whose documents carry the policy themselves.
 * What cannot be had there: docs/deploy.md.
 */
export async function writeGithubPages(site: string, to: string, rules: SiteRules): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const unused = (file: string) =>
    /\.(br|gz)$/.test(file) || hostFiles.includes(path.basename(file))
  // A project site is published in a folder of its own, which GitHub puts before its addresses.
  const source = path.join(site, rules.base)
  await cp(source, to, { recursive: true, filter: (file) => !unused(file) })
  for (const file of [...rules.pages.map((page) => page.file), missingPage]) {
    const document = path.join(site, file)
    const name = file === missingPage ? file : path.relative(source, document)
    await writeFile(path.join(to, name), withMetaPolicy(await readFile(document, 'utf8'), rules))
  }
  // Else Jekyll would take the folder for a blog.
  await writeFile(path.join(to, '.nojekyll'), '')
  if (rules.base === '/' && !rules.host.endsWith('.github.io'))
    await writeFile(path.join(to, 'CNAME'), `${rules.host}\n`)
}
