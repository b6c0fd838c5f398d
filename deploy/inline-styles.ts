import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hashes } from './policy.ts'

/**
 * The hashes of every <style> in the documents of a built site, for one policy that holds on all of them.
 * Read from the output, so that they are right whoever wrote the element. Scripts get none: none is inline.
 */
export async function inlineStyles(folder: string, documents: readonly string[]): Promise<Hashes> {
  const styles = new Set<string>()
  for (const file of documents) {
    const html = await readFile(path.join(folder, file), 'utf8')
    for (const [, css] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(source(css!))
  }
  return { styles: [...styles].sort() }
}

const source = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`
