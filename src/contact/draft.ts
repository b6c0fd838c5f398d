import { readStored, writeStored } from '../lib/storage.ts'
import { emptyValues, type FieldValues, valuesBy } from './fields.ts'

/** What was typed and not sent yet, in this tab only. */
const draftKey = 'contact-draft'
/** What stood in the fields when a document was left, as check numbers that say nothing about it. */
const leftKey = 'contact-left'
const mostLeft = 50

/** What something else may have stored there is no draft. */
export function readDraft(): FieldValues {
  try {
    const stored = JSON.parse(readStored('sessionStorage', draftKey) ?? '{}')
    return valuesBy((name) => (typeof stored[name] === 'string' ? stored[name] : ''))
  } catch {
    return emptyValues
  }
}

export function writeDraft(fields: FieldValues) {
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
const isBroughtBack = (fields: FieldValues) =>
  readLeft().includes(checkNumber(JSON.stringify(fields)))

/**
 * What was typed into a document before its script stays, what is empty is filled from the draft, and what the
 * browser has restored gives way to the draft.
 */
export function mergedWithDraft(found: FieldValues): FieldValues {
  const draft = readDraft()
  return isBroughtBack(found) ? draft : valuesBy((name) => found[name] || draft[name])
}

function checkNumber(text: string): string {
  let sum = text.length
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return String(sum)
}
