import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { baseOf, type Settings } from '../build/settings.ts'
import { type Hashes, type Headers, securityHeaders } from './policy.ts'

/** What a host has to know of a built site. Each writer in this folder puts it into one host's configuration. */
export type SiteRules = {
  /** The host name, such as relaywell.example. */
  host: string
  /** The folder of the host that the site is in, such as `/site/`; `/` for the whole host. */
  base: string
  /** Files under this path have a hash of their content in their name. */
  hashedPath: string
  headers: Headers
  pages: { address: string; file: string }[]
  /** Other addresses of the pages; permanent, and the query string is kept. */
  redirects: { from: string; to: string }[]
  /** Addresses of the files with a hash in their name. */
  hashed: string[]
  /** Addresses of all other files. */
  others: string[]
}

/** Sent with status 404 for unknown addresses; has no address of its own. */
export const missingPage = '404.html'

/** Files for the host, not for visitors. */
export const hostFiles = ['_headers', '_redirects']

export const isCompressedCopy = (file: string) => /\.(br|gz)$/.test(file)

export async function siteRules(folder: string, settings: Settings): Promise<SiteRules> {
  const base = baseOf(settings)
  const hashedPath = `${base}static/`
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isCompressedCopy(file) && !hostFiles.includes(file))
    .sort()
  const documents = files.filter((file) => file.endsWith('.html'))
  const pages = documents
    .filter((file) => file !== missingPage)
    .map((file) => ({ address: addressOf(file), file }))
  const addresses = files.filter((file) => !documents.includes(file)).map((file) => `/${file}`)

  return {
    host: new URL(settings.VITE_SITE_URL).hostname,
    base,
    hashedPath,
    headers: securityHeaders(settings, await inlineHashes(folder, documents)),
    pages,
    redirects: [
      ...(base === '/' ? [] : [{ from: base.slice(0, -1), to: base }]),
      ...pages.flatMap(({ address, file }) => {
        const names = address.endsWith('/') ? [`/${file}`] : [`/${file}`, `${address}/`]
        return names.map((from) => ({ from, to: address }))
      }),
    ],
    hashed: addresses.filter((address) => address.startsWith(hashedPath)),
    others: addresses.filter((address) => !address.startsWith(hashedPath)),
  }
}

const addressOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/** Structured data is not executed, so the policy does not apply to it. */
const inlineScript = /<script(?![^>]* src=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs

/** Hashes of every inline script and style, read from the output, so that one policy fits all documents. */
async function inlineHashes(folder: string, documents: string[]): Promise<Hashes> {
  const read = documents.map((file) => readFile(path.join(folder, file), 'utf8'))
  const html = (await Promise.all(read)).join('\n')
  const hashes = (element: RegExp) =>
    [...new Set(Array.from(html.matchAll(element), ([, text]) => source(text!)))].sort()
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) }
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
