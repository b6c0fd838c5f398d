import { readStored, writeStored } from '../lib/storage.ts'
import { emptyValues, type FieldValues, valuesBy } from './fields.ts'

/** What is typed but not sent, in this tab. */
const draftKey = 'contact-draft'
/** Checksums of the form's values in the documents that the visitor has left. */
const checksumsKey = 'contact-checksums'
const maxChecksums = 50

/** The stored draft. Anything unreadable counts as no draft. */
function readDraft(): FieldValues {
  try {
    const stored = JSON.parse(readStored('sessionStorage', draftKey) ?? '{}')
    return valuesBy((name) => (typeof stored[name] === 'string' ? stored[name] : ''))
  } catch {
    return emptyValues
  }
}

export function writeDraft(values: FieldValues) {
  const isEmpty = Object.values(values).join('') === ''
  writeStored('sessionStorage', draftKey, isEmpty ? null : JSON.stringify(values))
}

const readChecksums = () => readStored('sessionStorage', checksumsKey)?.split(' ') ?? []

/** Runs when the document is left. The checksum identifies values that the browser restores later. */
export function recordChecksum() {
  const draft = readStored('sessionStorage', draftKey)
  if (!draft) return
  const checksums = [...readChecksums(), checksum(draft)].slice(-maxChecksums)
  writeStored('sessionStorage', checksumsKey, checksums.join(' '))
}

/**
 * Whether the browser restored these values from a document that was left earlier. They may be out of date,
 * because the visitor may have changed or sent the message since.
 */
const isRestored = (values: FieldValues) =>
  readChecksums().includes(checksum(JSON.stringify(values)))

/**
 * Merges the values found in the form with the draft. What was typed before the script loaded is kept, and the
 * draft fills empty fields. Values that the browser restored are replaced by the draft.
 */
export function mergeWithDraft(found: FieldValues): FieldValues {
  const draft = readDraft()
  return isRestored(found) ? draft : valuesBy((name) => found[name] || draft[name])
}

function checksum(text: string): string {
  let sum = text.length
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  return String(sum)
}
