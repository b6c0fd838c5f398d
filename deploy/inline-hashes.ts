import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hashes } from './policy.ts'

/**
 * The hashes of every <style> and of every script that stands in the documents of a built site, for one policy
 * that holds on all of them. Read from the output, so that they are right whoever wrote the element.
 */
export async function inlineHashes(folder: string, documents: readonly string[]): Promise<Hashes> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const file of documents) {
    const html = await readFile(path.join(folder, file), 'utf8')
    for (const [, css] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(source(css!))
    for (const [, code] of html.matchAll(inlineScript)) scripts.add(source(code!))
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

/** Structured data runs nothing, so no policy asks for it. */
const inlineScript = /<script(?![^>]* src=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
