import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hostFiles, isCompressedCopy, missingPage, type SiteRules } from './site-rules.ts'

/** Ignored in a meta element (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = /^(frame-ancestors|report-uri|sandbox)\b/

/** Adds the policy to a document, before anything that the document loads. */
export function withMetaPolicy(html: string, { headers }: Pick<SiteRules, 'headers'>): string {
  const policy = headers['Content-Security-Policy']!.split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
  const charset = /<meta charset="utf-8" ?\/?>/i
  if (!charset.test(html)) throw new Error('the document does not begin with its character set')
  return html.replace(
    charset,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
      `<meta name="referrer" content="${headers['Referrer-Policy']}"/>`,
  )
}

/**
 * GitHub Pages sends no headers of ours: this is a copy of the site whose documents contain the policy.
 * docs/deploy.md lists what is not available there.
 */
export async function writeGithubPages(site: string, to: string, rules: SiteRules): Promise<void> {
  await rm(to, { recursive: true, force: true })
  // GitHub adds the folder of a project site to its addresses.
  const source = path.join(site, rules.base)
  await cp(source, to, {
    recursive: true,
    filter: (file) => !isCompressedCopy(file) && !hostFiles.includes(path.basename(file)),
  })
  for (const file of [...rules.pages.map((page) => page.file), missingPage]) {
    const document = path.join(site, file)
    const name = file === missingPage ? file : path.relative(source, document)
    await writeFile(path.join(to, name), withMetaPolicy(await readFile(document, 'utf8'), rules))
  }
  // Without it GitHub runs Jekyll, which leaves out some files.
  await writeFile(path.join(to, '.nojekyll'), '')
  if (rules.base === '/' && !rules.host.endsWith('.github.io'))
    await writeFile(path.join(to, 'CNAME'), `${rules.host}\n`)
}
