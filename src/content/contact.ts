import { z } from 'zod'
import { headline, items, link, shared, text, textWith, titled, webAddress } from './parts.ts'

export const contactSchema = z.strictObject({
  heading: headline(60),
  intro: text(200),
  next: z.strictObject({ heading: text(40), steps: items(titled(40, 140), 1) }),
  /** A link to a calendar, beside the form and after sending. Leave it out to have none. */
  booking: z.strictObject({ text: text(40), href: shared(webAddress) }).optional(),
  /** Further links beside the form. */
  links: items(link, 1).optional(),
  form: z.strictObject({
    label: text(40),
    /** By their names in src/contact/fields.ts. */
    fields: z.record(
      z.string(),
      z.strictObject({
        label: text(24),
        /** The choices of a field that is a select. */
        options: z
          .array(text(60))
          .min(2)
          .refine((options) => new Set(options).size === options.length, {
            error: 'has the same choice twice. Remove one.',
          })
          .optional(),
      }),
    ),
    send: text(28),
    sending: text(28),
    sent: text(120),
    /** After the page was left while a message was being sent, or the browser itself posted it (then the service may have answered). */
    posted: text(160),
    /** Below `sent`, and stays: who reads the message, by when, and what to bring. */
    afterSending: text(200).optional(),
    failed: text(120),
    note: text(160),
    withoutScript: text(240),
    honeypot: text(60),
    /** `{bytes}` is the number of bytes over the limit. */
    tooLong: textWith(120, 'bytes'),
    /** After a message, where a throttle is set. `{time}` is until when, such as “in 2 minutes”. */
    throttled: textWith(120, 'time'),
    /** After another part of the page has written into the message. */
    added: text(80),
    /** Instead of that, where the visitor has changed what it wrote before. */
    changed: text(100),
    offline: text(80),
    online: text(80),
    sendAgain: text(28),
    /** The button of the notice that says elsewhere that a message failed. */
    toForm: text(32),
    otherWays: z.strictObject({
      heading: text(60),
      mail: text(80),
      copy: text(28),
      copied: text(60),
      notCopied: text(120),
      call: text(20),
    }),
    mailSubject: text(78),
  }),
})

export type Contact = z.infer<typeof contactSchema>
