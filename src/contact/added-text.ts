import { withoutSoftHyphens } from '../lib/soft-hyphens.ts'
import { readStored, writeStored } from '../lib/storage.ts'

/**
 * The message with a text that another part of the page adds, on a line of its own, in place of what that part added
 * before. Without a text, that is taken away. The rest is left as it was typed.
 *
 * @param key of the part, in sessionStorage: the text before may be that of a page in another language
 */
export function withAdded(key: string, message: string, words = ''): string {
  const text = withoutSoftHyphens(words)
  const last = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, text || null)
  if (last && message.includes(last)) {
    const line = text || !message.includes(`\n${last}`) ? last : `\n${last}`
    return message.replace(line, () => text)
  }
  if (!text || message.trim() === '') return text || message
  return message + (message.endsWith('\n') ? '' : '\n') + text
}
