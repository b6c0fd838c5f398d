import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { template } from '../mail/template.ts'
import { fromTemplate } from './from-template.ts'
import type { SiteRules } from './site-rules.ts'
import { cloudflareProblems, headersFile, redirectsFile, vercelJson } from './static-hosts.ts'

/** Next to the site, not in it, so that visitors cannot download a server's configuration. */
const hostsFolder = 'dist-hosts'

/** Writes the files that Netlify and Cloudflare Pages read from the site's own folder. */
export async function writeHeaderFiles(site: string, rules: SiteRules) {
  await writeFile(path.join(site, '_headers'), headersFile(rules))
  await writeFile(path.join(site, '_redirects'), redirectsFile(rules))
}

/**
 * Writes the configuration for all other hosts.
 *
 * @returns its folder, relative to the project's root folder
 */
export async function writeHostFiles(project: string, rules: SiteRules) {
  const folder = path.join(project, hostsFolder)
  await mkdir(folder, { recursive: true })
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  for (const file of await readdir(import.meta.dirname))
    if (file.endsWith('.mustache')) {
      const name = path.basename(file, '.mustache')
      await write(name, await fromTemplate(name, rules))
    }
  await write('vercel.json', vercelJson(rules))
  // For EmailJS's dashboard (docs/make-it-yours.md).
  await write('emailjs-template.html', template.html)
  for (const problem of cloudflareProblems(headersFile(rules), redirectsFile(rules)))
    console.warn(problem)
  return hostsFolder
}
