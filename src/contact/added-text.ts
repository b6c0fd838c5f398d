import { withoutSoftHyphens } from '../lib/soft-hyphens.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import type { Addition } from './machine.ts'

/**
 * The message with texts that another part of the page adds, each on a line of its own, in place of what that part added
 * before. An empty text takes that away. The rest is left as it was typed, and so is what the visitor has changed, some
 * of which is still there: a second text would contradict it.
 *
 * @param texts by their keys in sessionStorage: the text before may be that of a page in another language
 */
export function withAdded(typed: string, texts: Record<string, string>): [string, Addition] {
  let [message, says]: [string, Addition] = [typed, 'added']
  for (const [key, words] of Object.entries(texts)) {
    const text = withoutSoftHyphens(words)
    const last = readStored('sessionStorage', key) ?? ''
    const isThere = last && message.includes(last)
    if (!isThere && last.match(/.{30}/g)?.some((part) => message.includes(part))) {
      says = 'changed'
      continue
    }
    writeStored('sessionStorage', key, text || null)
    // Without a text, its line goes as well.
    if (isThere && !text) message = message.replace(`\n${last}`, '')
    if (isThere) message = message.replace(last, () => text)
    else if (text) message = message.trim() && message.replace(/\n?$/, '\n')
    if (!isThere) message += text
  }
  return [message, says]
}
