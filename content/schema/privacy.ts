import { z } from 'zod'
import { shared, text } from './parts.ts'

const privacyText = z.strictObject({ title: text(40), text: text(400) })

export const privacySchema = z.strictObject({
  heading: text(40),
  link: z.strictObject({ text: text(24), href: shared(z.literal('#privacy')) }),
  sending: privacyText,
  keeping: privacyText.extend({ answer: text(100), lastSent: text(100) }),
  counting: z.strictObject({
    title: text(40),
    nothing: text(400),
    google: text(500),
    plausible: text(500),
  }),
})

export type Privacy = z.infer<typeof privacySchema>
