import { z } from 'zod'
import { timeOf } from '../lib/time-of.ts'
import { text } from './parts.ts'

const seconds = z.number().min(0).max(600)

const phrase = z.strictObject({
  who: z.enum(['line', 'caller'], { error: 'is nobody in the call. Write line, or caller.' }),
  /** When it begins and how long it lasts, in seconds. */
  at: seconds,
  lasts: seconds,
  text: text(90),
})

const recording = z
  .strictObject({
    /** In content/audio/. In what components get, its address. */
    file: z.string().regex(/^[^./\\][^/\\]*\.mp3$/i, {
      error: 'is not the name of a recording. Write that of an MP3 in content/audio/.',
    }),
    /** All of it, in seconds. */
    lasts: seconds,
    phrases: z.array(phrase).min(1),
  })
  .superRefine(({ lasts, phrases }, { addIssue }) => {
    const refuse = (index: number, key: string, message: string) =>
      addIssue({ code: 'custom', path: ['phrases', index, key], message })
    if (phrases[0]?.who === 'caller') refuse(0, 'who', 'is the caller. The line speaks first.')
    let end = 0
    for (const [index, phrase] of phrases.entries()) {
      if (phrase.at < end) refuse(index, 'at', `is before the phrase above it has ended (${end}).`)
      // Hundredths: 0.1 + 0.2 is more than 0.3.
      end = Math.round((phrase.at + phrase.lasts) * 100) / 100
      if (end > lasts) refuse(index, 'lasts', `is too long: it ends at ${end} of ${lasts}.`)
    }
  })
  .transform((recording) => ({ ...recording, length: timeOf(recording.lasts) }))

/** How a case came to stop, to listen to: up to there, and what is said after each choice. */
export const call = z.strictObject({
  /** What the page calls the line, which says that it is an AI, and the one who calls. */
  speakers: z.strictObject({ line: text(20), caller: text(20) }),
  /** What the page says when the line has stopped. */
  waiting: text(60),
  /** Beside the button: whose voices these are. */
  note: text(48),
  before: recording,
  endings: z.array(recording).length(2, { error: 'needs a recording for each choice.' }),
})

export type Call = z.infer<typeof call>
