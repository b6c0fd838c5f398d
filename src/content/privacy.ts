import { z } from 'zod'
import { conditional, headline, meta, sample, text, textWith } from './parts.ts'

const privacyText = z.strictObject({ title: text(40), text: text(400) })

const titledText = z.strictObject({ title: text(60), text: text(800) })

export const privacySchema = z.strictObject({
  /** Above the summary in the footer. */
  heading: conditional(text(40)),
  /** The text of the link to the summary, beside the form. */
  link: text(24),
  /** `{host}` is that of the second service, if there is one (VITE_CONTACT_FALLBACK_URL). */
  sending: privacyText.extend({ fallback: textWith(160, 'host').optional() }),
  keeping: privacyText.extend({ answer: conditional(text(100)), lastSent: conditional(text(100)) }),
  counting: z.strictObject({
    title: text(40),
    nothing: text(400),
    google: conditional(text(500)),
    plausible: conditional(text(500)),
  }),
  /** The page with the whole text. Without it, the footer of every page has the summary. */
  page: z
    .strictObject({
      meta,
      heading: headline(60),
      intro: text(240),
      sample,
      sections: z.array(titledText).min(1).max(12),
    })
    .optional(),
})
