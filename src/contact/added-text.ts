import { readStored, writeStored } from '../lib/storage.ts'

/**
 * The message with a text that another part of the page adds, on a line of its own, in place of what that part added
 * before. The rest is left as it was typed.
 *
 * @param key of the part, in sessionStorage
 * @param own finds what the part added before a reload
 */
export function withAdded(key: string, message: string, text: string, own?: RegExp): string {
  // It may have been in another language.
  const last = readStored('sessionStorage', key)
  writeStored('sessionStorage', key, text)
  if (last && message.includes(last)) return message.replace(last, () => text)
  if (own?.test(message)) return message.replace(own, () => text)
  if (message.trim() === '') return text
  return message + (message.endsWith('\n') ? '' : '\n') + text
}
