import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { baseOf, type Settings } from '../build/settings.ts'
import { inlineHashes } from './inline-hashes.ts'
import { type Headers, securityHeaders } from './policy.ts'

/** What a host has to know of a built site. Each form in this folder says the same in one host's words. */
export type SiteRules = {
  /** The site's own name, such as relaywell.example. */
  host: string
  /** The folder of the host that the site is in, such as `/site/`; `/` for the whole host. */
  base: string
  /** Files under this path have their content's hash in their name. */
  hashedPath: string
  headers: Headers
  pages: { address: string; file: string }[]
  /** Other addresses of the pages; permanent, and what follows the question mark goes along. */
  redirects: { from: string; to: string }[]
  /** Addresses of the files that never change. */
  hashed: string[]
  /** Every other file that may be asked for. */
  others: string[]
}

/** Answers what does not exist, with status 404; has no address of its own. */
export const missingPage = '404.html'

/** Files in the folder that are meant for a host and not for a visitor. */
export const hostFiles = ['_headers', '_redirects']

const isCopy = (file: string) => /\.(br|gz)$/.test(file)

export async function siteRules(folder: string, settings: Settings): Promise<SiteRules> {
  const base = baseOf(settings)
  const hashedPath = `${base}static/`
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isCopy(file) && !hostFiles.includes(file))
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
      ...pages.flatMap(redirectsTo),
    ],
    hashed: addresses.filter((address) => address.startsWith(hashedPath)),
    others: addresses.filter((address) => !address.startsWith(hashedPath)),
  }
}

const addressOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

function redirectsTo({ address, file }: { address: string; file: string }) {
  const names = address.endsWith('/') ? [`/${file}`] : [`/${file}`, `${address}/`]
  return names.map((from) => ({ from, to: address }))
}
