import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { headersFor, hostFiles, isCompressedCopy, type SiteRules } from './site-rules.ts'

/** Directives that browsers ignore in a meta element (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = /; (frame-ancestors|report-uri|sandbox)\b[^;]*/g

/**
 * Writes a copy of the site for GitHub Pages, which cannot send headers of our own. The documents contain the
 * policies instead, before anything that they load. docs/deploy.md lists what is not available there.
 *
 * @param site the built site
 * @param to the folder of the copy, replaced if it exists
 */
export async function writeGithubPages(site: string, to: string, rules: SiteRules): Promise<void> {
  const { base, host, pages, notFoundPages } = rules
  await rm(to, { recursive: true, force: true })
  // GitHub serves a project site in a folder by itself, so the copy has no such folder.
  const source = path.join(site, base)
  await cp(source, to, {
    recursive: true,
    filter: (file) => !isCompressedCopy(file) && !hostFiles.includes(path.basename(file)),
  })
  for (const { file } of [...pages, ...notFoundPages]) {
    const headers = headersFor(rules, `/${file}`)
    const { 'Content-Security-Policy': policy, 'Referrer-Policy': referrer } = headers
    const html = (await readFile(path.join(site, file), 'utf8')).replace(
      /<meta charset="utf-8" ?\/?>/i,
      `$&<meta http-equiv="Content-Security-Policy" content="${policy!.replaceAll(headerOnly, '')}"/>` +
        `<meta name="referrer" content="${referrer}"/>`,
    )
    // In a folder, 404.html and robots.txt are at the root of the host instead.
    await writeFile(path.join(to, `/${file}`.replace(base, '')), html)
  }
  // Without this file GitHub runs Jekyll, which leaves out some files.
  await writeFile(path.join(to, '.nojekyll'), '')
  if (base === '/' && !host.endsWith('.github.io'))
    await writeFile(path.join(to, 'CNAME'), `${host}\n`)
}
