import { withAdded } from '../../../contact/added-text.ts'
import type { Job } from '../../../content/services.ts'
import { withoutSoftHyphens } from '../../../lib/soft-hyphens.ts'

const figure = '[^\\n]{1,24}?'

/** Finds the sentence that the button wrote into a message earlier, perhaps before a reload. */
function ownSentence(template: string, jobs: Job[]) {
  /** Where the template has a name in braces, one of the jobs, one of their cases, or a figure. */
  const values: Record<string, string> = {
    job: oneOf(jobs.map(({ name }) => name)),
    cases: oneOf(jobs.map(({ cases }) => cases)),
  }
  // A range with equal ends is one figure.
  const templates = [template, template.replace(/\{from\}[^{]*\{to\}/, '{to}')]
  const patterns = templates.map((each) =>
    each
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : (values[part] ?? figure)))
      // A template may end with a figure, which has to be found as a whole.
      .concat('(?![.,]?\\p{N})')
      .join(''),
  )
  return new RegExp(patterns.join('|'), 'u')
}

/**
 * The message with the sentence on a line of its own, in place of an earlier one. The rest is left as it is.
 *
 * @param template of the sentence, with names in braces
 */
export function withSentence(
  message: string,
  words: string,
  template: string,
  services: { jobs: Job[] }[],
): string {
  const sentence = withoutSoftHyphens(words)
  const own = ownSentence(
    template,
    services.flatMap(({ jobs }) => jobs),
  )
  return withAdded('your-line', message, sentence, own)
}

function oneOf(texts: string[]) {
  return `(?:${texts.map(withoutSoftHyphens).map(escaped).join('|')})`
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
