import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Window } from 'happy-dom'
import { inject } from 'vitest'
import { prefix } from '../support/pages.ts'

export const siteFolder = inject('siteFolder')

export const read = (file: string) => readFileSync(path.join(siteFolder, file))

export const notFoundFile = `${prefix}/404.html`.slice(1)

/** The file that a host serves for a path. */
export function fileOf(pathname: string): string {
  const name = pathname.slice(1) || 'index'
  const candidates = [`${name}.html`, name]
  return candidates.find((file) => existsSync(path.join(siteFolder, file))) ?? notFoundFile
}

export const htmlOf = (pathname: string) => read(fileOf(pathname)).toString()

/** The document as built, before any script runs. */
export function documentOf(pathname: string): BuiltDocument {
  const file = fileOf(pathname)
  const document = parsed.get(file) ?? parse(read(file).toString())
  parsed.set(file, document)
  return document
}

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const parsed = new Map<string, BuiltDocument>()
type BuiltDocument = ReturnType<typeof parse>

/** The content of a `<meta>` by its name or property. */
export const metaOf = (document: BuiltDocument, name: string) =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content') ?? undefined

/** The text of every matching element, with whitespace collapsed as browsers do: not a no-break space. */
export const textsOf = (document: BuiltDocument, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replace(/[\t\n\r ]+/g, ' ').trim(),
  )

type Text = { place: string; text: string }

/** An address or a part of one, such as the name of a file. */
const isAddress = /^((\/|[a-z]+:|\S+@)\S+|[\p{L}\d]+(-[\p{L}\d]+)+)$/u

/** The texts of at least 24 characters in a part of the content. HTML is split at its tags. */
export function sentencesIn(part: unknown, place = ''): Text[] {
  if (typeof part === 'string')
    return part
      .split(/<[^>]+>/)
      .map((text) => ({ place, text: decoded(text) }))
      .filter(({ text }) => text.length >= 24 && /\p{L}{2}/u.test(text) && !isAddress.test(text))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => sentencesIn(value, `${place}.${key}`))
}

const decoded = (text: string) =>
  text.replace(/&#x([\dA-F]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
