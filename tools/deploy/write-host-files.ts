import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Mustache from 'mustache'
import { template } from '../mail/template.ts'
import { caching } from './policy.ts'
import { hashedPath, type SiteRules } from './site-rules.ts'
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

/**
 * Fills in the template of a host's file (https://mustache.github.io): `{{{host}}}` is the rule as it is,
 * `{{host}}` has its dots escaped for a regular expression.
 */
export async function fromTemplate(name: string, rules: SiteRules): Promise<string> {
  const template = await readFile(path.join(import.meta.dirname, `${name}.mustache`), 'utf8')
  const ofFolders = rules.folders.flatMap(({ headers }) => Object.keys(headers))
  const headers = [...new Set([...Object.keys(rules.headers), ...ofFolders])].map((name) => ({
    name,
    value: rules.headers[name] ?? '',
    differs: ofFolders.includes(name),
    inFolders: rules.folders.flatMap(({ path, headers: { [name]: value } }) =>
      value ? [{ path, value }] : [],
    ),
    variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
  }))
  const view = {
    ...rules,
    caching,
    hashedPath,
    headers,
    siteHeaders: headers.filter(({ value }) => value),
    differing: headers.filter(({ differs }) => differs),
    folders: rules.folders.map(({ path, headers }) => ({
      path,
      matcher: `@folder${path.replaceAll(/\W/g, '_')}`,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    })),
  }
  return Mustache.render(template, view, {}, { escape: (text) => text.replaceAll('.', '\\.') })
}
