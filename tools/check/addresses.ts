import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formerAddresses } from '../prerender/content/former-addresses.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { pagesOf } from '../prerender/repeated-ids.ts'
import { readVariables } from '../prerender/settings.ts'
import { decide, type Finding } from './report.ts'

const comment =
  '# From npm run check: each address that the site has had, and the file of its page. Commit this file.'

/**
 * The addresses that the site has had and that lead nowhere now. Once VITE_SITE_URL is set, a file keeps all of them: a
 * build, or a fresh clone, knows only those of today.
 */
export function lostAddresses(project: string, languages: LanguageContent[]): Finding[] {
  const file = path.join(project, 'content/.addresses')
  const record = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = record.match(/^\/\S* \S+$/gm) ?? []
  const before = new Map(lines.map((line) => line.split(' ') as [string, string]))
  if (readVariables(project).VITE_SITE_URL) {
    const all = Array.from(new Map([...before, ...addressesOf(languages)]), (each) =>
      each.join(' '),
    )
    writeFileSync(file, `${[comment, ...all.sort()].join('\n')}\n`)
  }
  return goneFindings(before, languages)
}

/** @param before addresses, and where each is from */
export function goneFindings(before: Map<string, string>, languages: LanguageContent[]): Finding[] {
  const now = addressesOf(languages)
  const lost = [...before].filter(([address]) => !now.has(address))
  // What is below an index moves with it.
  const gone = lost.filter(([address]) => !lost.some(([index]) => address.startsWith(`${index}/`)))
  return gone.map(([address, source]) =>
    decide(
      `${address} (${source}) leads nowhere now.`,
      'Write it in “formerly” of that page, or of the one that has taken its place. If nobody knows it, delete its line in content/.addresses, if there is one.',
    ),
  )
}

/** Each address that leads to a page, with the page's file. */
function addressesOf(languages: LanguageContent[]): Map<string, string> {
  const addresses = new Map(pagesOf(languages).map(({ path, source }) => [path, source]))
  for (const each of languages)
    for (const [from, to] of formerAddresses(each, languages[0]))
      addresses.set(from, addresses.get(to)!)
  return addresses
}
