import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirect } from '../content/checks/redirects.ts'
import type { Settings } from '../prerender/settings.ts'
import {
  editorHeaders,
  type Hashes,
  type Headers,
  pictureHeaders,
  securityHeaders,
} from './policy.ts'

/** How a host has to serve a built site. Each writer in this folder emits these rules for one host. */
export type SiteRules = {
  /** The host name, such as relaywell.example. */
  host: string
  headers: Headers
  /** Folders below which some headers differ: pictures, and the editor of the live site, if there is one. */
  folders: { path: string; headers: Headers }[]
  /** The URL path of each page, and its file in the built site. */
  pages: { address: string; file: string }[]
  /**
   * The pages that are sent with status 404, for the URL paths that begin with the prefix. The first that
   * matches applies: `/es/` comes before `/`. They have no address of their own.
   */
  notFoundPages: { prefix: string; file: string }[]
  /**
   * Permanent redirects to a page from its other URL paths, and from addresses that have changed. They keep the query
   * string.
   */
  redirects: Redirect[]
  /** The URL paths of the files with a hash in their name. */
  hashed: string[]
  /** The URL paths of all other files except documents. */
  others: string[]
}

const notFoundName = '404.html'

/** Files that configure a host and that visitors cannot download. */
export const hostFiles = ['_headers', '_redirects']

const isCompressedCopy = (file: string) => /\.(br|gz)$/.test(file)

/**
 * Reads the rules from the files of a built site.
 *
 * @param moved addresses that have changed
 */
export async function siteRules(
  folder: string,
  settings: Settings,
  moved: Redirect[] = [],
): Promise<SiteRules> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isCompressedCopy(file) && !hostFiles.includes(file))
    .sort()
  const documents = files.filter((file) => file.endsWith('.html'))
  const texts = await Promise.all(
    documents.map((file) => readFile(path.join(folder, file), 'utf8')),
  )
  const pages = documents
    .filter((file) => path.basename(file) !== notFoundName)
    .map((file) => ({ address: addressOfDocument(file), file }))
  const notFoundPages = documents
    .filter((file) => path.basename(file) === notFoundName)
    .map((file) => ({ prefix: `/${file.slice(0, -notFoundName.length)}`, file }))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  const addresses = files.filter((file) => !documents.includes(file)).map((file) => `/${file}`)

  return {
    host: new URL(settings.VITE_SITE_URL).hostname,
    headers: securityHeaders(settings, inlineHashes(texts.join('\n'))),
    folders: [
      ...(settings.VITE_EDIT_REPOSITORY ? [{ path: editorPath, headers: editorHeaders }] : []),
      { path: mediaPath, headers: pictureHeaders },
      { path: '/social/', headers: pictureHeaders },
    ],
    pages,
    notFoundPages,
    redirects: [
      ...pages.flatMap(({ address, file }) => {
        const otherSlash = address.endsWith('/') ? address.slice(0, -1) : `${address}/`
        const others = address === '/' ? [`/${file}`] : [`/${file}`, otherSlash]
        return others.map((from) => ({ from, to: address }))
      }),
      ...moved.flatMap(({ from, to }) =>
        [from, `${from}.html`, `${from}/`].map((each) => ({ from: each, to })),
      ),
    ],
    hashed: addresses.filter((address) => address.startsWith(hashedPath)),
    others: addresses.filter((address) => !address.startsWith(hashedPath)),
  }
}

/** Where the files are that have a hash of their content in their name. */
export const hashedPath = '/static/'

/** Where pictures and fonts are. */
export const mediaPath = `${hashedPath}media/`

export const headersFor = ({ headers, folders }: SiteRules, address: string): Headers =>
  Object.assign({}, headers, folders.find(({ path }) => address.startsWith(path))?.headers)

export const editorPath = '/edit/'

export const notFoundFile = ({ notFoundPages }: SiteRules, address: string) =>
  notFoundPages.find(({ prefix }) => address.startsWith(prefix))!.file

const addressOfDocument = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/** Does not match structured data: it is not executed, so the policy does not apply to it. */
const inlineScript = /<script(?![^>]* src=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs

/** The hashes of the inline scripts and styles of all documents, for one policy that fits all of them. */
function inlineHashes(html: string): Hashes {
  const hashes = (element: RegExp) =>
    [...new Set(Array.from(html.matchAll(element), ([, text]) => source(text!)))].sort()
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) }
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
