import { z } from 'zod'

const { localeError } = z.locales.en()

/** Zod’s issue as the rest of a sentence that starts with the place, in Zod's words where nothing is missing or unknown. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  if (issue.code === 'unrecognized_keys')
    return `has “${issue.keys.join('”, “')}”, which is not a field here. Correct the name or remove it; CHANGELOG.md says what has changed.`
  if (input === undefined) return 'is missing. Write it.'
  if (input === null || input === '') return 'is empty. Write it.'
  return `is not valid. ${localeError(issue)}.`
}
