import { home } from '#content/home.yaml'
import { services } from '#content/services.yaml'
import { withoutSoftHyphens } from '../../../lib/soft-hyphens.ts'

const jobs = services.flatMap((service) => service.jobs)

/** Where the content’s sentence has a name in braces, one of the jobs, one of their cases, or a figure. */
const values: Record<string, string> = {
  job: oneOf(jobs.map(({ name }) => name)),
  cases: oneOf(jobs.map(({ cases }) => cases)),
}
const figure = '[^\\n]{1,24}?'

/** Finds the sentence that the button wrote into a message earlier, perhaps before a reload. */
const ownSentence = new RegExp(
  home.yourLine.sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : (values[part] ?? figure)))
    .join(''),
)

/** The message with the sentence on a line of its own, in place of an earlier one. The rest is left as it is. */
export function withSentence(message: string, words: string): string {
  const sentence = withoutSoftHyphens(words)
  const last = lastSentence(sentence)
  if (last && message.includes(last)) return message.replace(last, () => sentence)
  if (ownSentence.test(message)) return message.replace(ownSentence, () => sentence)
  if (message.trim() === '') return sentence
  return message + (message.endsWith('\n') ? '' : '\n') + sentence
}

/** The sentence that was written before this one, perhaps in another language. */
function lastSentence(sentence: string): string | null {
  try {
    const last = sessionStorage.getItem('your-line')
    sessionStorage.setItem('your-line', sentence)
    return last
  } catch {
    // Storage is blocked.
    return null
  }
}

function oneOf(texts: string[]) {
  return `(?:${texts.map(withoutSoftHyphens).map(escaped).join('|')})`
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
