import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Mustache from 'mustache'
import { caching } from './policy.ts'
import { hashedPath, type SiteRules } from './site-rules.ts'

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
