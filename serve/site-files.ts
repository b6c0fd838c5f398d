import { readdir } from 'node:fs/promises'
import path from 'node:path'

export type Found =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }

/**
 * Which file of a built site a path asks for. Only files that were there at the start can be had, so no
 * path leads out of the folder.
 */
export async function siteFiles(folder: string): Promise<(pathname: string) => Found> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  )

  return (pathname) => {
    const name = pathname.slice(1)
    if (name === '404' || name === '404.html') return { kind: 'missing' }
    if (name.endsWith('.html')) {
      const to = `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`
      return files.has(name) ? { kind: 'redirect', to } : { kind: 'missing' }
    }
    if (name === '') return { kind: 'file', file: 'index.html' }
    if (files.has(name)) return { kind: 'file', file: name }
    const document = `${name.replace(/\/$/, '')}.html`
    if (files.has(document) && document !== '404.html') return { kind: 'file', file: document }
    return { kind: 'missing' }
  }
}
