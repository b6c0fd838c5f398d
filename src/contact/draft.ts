import { readStored, writeStored } from '../lib/storage.ts'
import type { ContactFields } from './send-message.ts'

/** What was typed and not sent yet, in this tab only. */
const draftKey = 'contact-draft'
/** What stood in the fields when a document was left, as check numbers that say nothing about it. */
const leftKey = 'contact-left'
const mostLeft = 50

const fieldNames = ['firstName', 'lastName', 'email', 'phone', 'message'] as const

/** All five, each as it is read. */
export const fieldsOf = (read: (name: keyof ContactFields) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as ContactFields

export const emptyFields = fieldsOf(() => '')

/** What something else may have stored there is no draft. */
export function readDraft(): ContactFields {
  try {
    const stored = JSON.parse(readStored('sessionStorage', draftKey) ?? '{}')
    return fieldsOf((name) => (typeof stored[name] === 'string' ? stored[name] : ''))
  } catch {
    return emptyFields
  }
}

export function writeDraft(fields: ContactFields) {
  const isEmpty = Object.values(fields).join('') === ''
  writeStored('sessionStorage', draftKey, isEmpty ? null : JSON.stringify(fields))
}

const readLeft = () => readStored('sessionStorage', leftKey)?.split(' ') ?? []

/** Notes what stands in the fields of a document that is left, as far as the draft has it. */
export function noteLeft() {
  const draft = readStored('sessionStorage', draftKey)
  if (!draft) return
  const left = [...readLeft(), checkNumber(draft)].slice(-mostLeft)
  writeStored('sessionStorage', leftKey, left.join(' '))
}

/**
 * Whether the browser has brought back what stands in the fields: from a document that was left, perhaps
 * long ago, and it may have been changed or sent since. The draft then knows better.
 */
const isBroughtBack = (fields: ContactFields) =>
  readLeft().includes(checkNumber(JSON.stringify(fields)))

/**
 * What was typed into a document before its script stays, what is empty is filled from the draft, and what the
 * browser has restored gives way to the draft.
 */
export function mergedWithDraft(found: ContactFields): ContactFields {
  const draft = readDraft()
  return isBroughtBack(found) ? draft : fieldsOf((name) => found[name] || draft[name])
}

function checkNumber(text: string): string {
  let sum = text.length
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return String(sum)
}
