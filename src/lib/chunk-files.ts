/**
 * What a chunk needs beside itself, fetched along with it: its style sheets, which it waits for, and the
 * chunks that it imports. Stands in for Vite's own helper (build/chunk-loader.ts), of which this site needs a third.
 */

const sheets = new Map<string, Promise<unknown>>()
const modules = new Set<string>()

/** @param files addresses from the site's root, without the slash */
export function __vitePreload<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  return Promise.all(files.map(bring)).then(load)
}

function bring(file: string): Promise<unknown> | undefined {
  if (file.endsWith('.css')) {
    if (!sheets.has(file)) sheets.set(file, addSheet(file))
    return sheets.get(file)
  }
  if (!modules.has(file)) addLink(file, 'modulepreload')
  modules.add(file)
  return undefined
}

function addSheet(file: string) {
  return new Promise((resolve, reject) => {
    const link = addLink(file, 'stylesheet')
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      sheets.delete(file)
      reject(new Error(`preload CSS: ${file} cannot be had`))
    }
  })
}

function addLink(file: string, rel: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = import.meta.env.BASE_URL + file
  document.head.append(link)
  return link
}
