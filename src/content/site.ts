import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { z } from 'zod'
import { callToActionHref, conditional, link, shared, text, webAddress } from './parts.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'is not a time of day. Write hours and minutes, like 09:00; midnight is 00:00.',
})

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The days that an abbreviation such as Mo-Th,Su names. */
const daysOf = (short: string) =>
  short.split(',').flatMap((part) => {
    const ends = part.split('-').map((day) => week.findIndex((name) => name.startsWith(day)))
    const [from, to] = [ends[0]!, ends.at(-1)!]
    return week.filter((_, day) =>
      from <= to ? from <= day && day <= to : day >= from || day <= to,
    )
  })

/** Hours that close before they open end the next morning. */
const opening = z
  .strictObject({
    /** The days as https://schema.org/openingHours abbreviates them. */
    short: z.string().regex(/^(Mo|Tu|We|Th|Fr|Sa|Su)([,-](Mo|Tu|We|Th|Fr|Sa|Su))*$/, {
      error: 'does not abbreviate days correctly. Write them like Mo-Fr or Mo-Th,Su.',
    }),
    days: z.array(z.enum(week)).min(1),
    opens: time,
    closes: time,
  })
  .refine(({ days }) => new Set(days).size === days.length, {
    path: ['days'],
    error: 'lists a day twice. List each day once.',
    abort: true,
  })
  .refine(({ short, days }) => `${daysOf(short).sort()}` === `${[...days].sort()}`, {
    path: ['days'],
    error: 'are not those that short names. Correct one of them.',
  })
  .refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    error: 'is the same as opens. For the whole day write 00:00 to 23:59.',
  })

const wrongCountry = { error: 'is not a country code. Write one like US.', abort: true }

const siteFields = z.strictObject({
  brand: shared(text(24)),
  descriptor: text(48),
  /** For numbers and dates, and for shared links. */
  locale: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, {
    error: 'is not a locale. Write the codes of language and country, like en_US or de_AT.',
  }),
  email: shared(z.email({ error: 'is not an e-mail address. Write one like hello@example.com.' })),
  /** With its country code, or as it is dialled in the country of `place`. */
  telephone: shared(text(24)),
  hours: z.strictObject({ display: text(60), opening: shared(z.array(opening).min(1)) }),
  place: z.strictObject({
    display: text(40),
    locality: shared(text(40)),
    region: shared(text(40).optional()),
    country: shared(
      z
        .string()
        .regex(/^[A-Z]{2}$/, wrongCountry)
        .refine(isSupportedCountry, wrongCountry),
    ),
    latitude: shared(z.number().min(-90).max(90)),
    longitude: shared(z.number().min(-180).max(180)),
  }),
  cta: z.strictObject({ text: text(28), href: shared(callToActionHref) }),
  /** Beside the call to action: what to read first. */
  readFirst: link.optional(),
  /** What the control that stops all that moves is called. */
  brake: text(28),
  skipLink: text(40),
  sample: text(120),
  /** One, two, three and so on. A number that is not listed is written in digits. */
  numbers: z.array(text(16)),
  homeLink: text(40),
  contactLink: z.strictObject({ text: text(20), href: shared(z.literal('#contact')) }),
  navigation: z.strictObject({ label: text(40), openMenu: text(40), closeMenu: text(40) }),
  /** The links to the other languages. The second is the name of those in the footer. */
  languages: z.strictObject({ label: text(20), footerLabel: text(40) }),
  /** The accessible name of the breadcrumbs. */
  breadcrumbs: text(40),
  social: shared(z.array(z.strictObject({ text: text(20), href: webAddress })).max(8)),
  labels: z.strictObject({ hours: text(20), email: text(20), telephone: text(20) }),
  footer: z.strictObject({
    label: text(40),
    reachHeading: text(32),
    socialHeading: text(32),
    placeLabel: text(20),
    newTab: text(40),
    smallPrint: text(160).optional(),
  }),
  theme: z.strictObject({ legend: text(16), light: text(12), dark: text(12), system: text(12) }),
  consent: z.strictObject({
    label: text(40),
    question: conditional(text(160)),
    yes: text(32),
    no: text(32),
    more: text(40),
    change: text(40),
  }),
  /** The words around a case that visitors decide. */
  decision: z.strictObject({ group: text(48) }),
  /** The notice when a script fails to load. */
  failure: z.strictObject({ chunk: text(160), retry: text(32) }),
})

export const siteSchema = siteFields.transform((site, { addIssue }) => {
  const number = parsePhoneNumberFromString(site.telephone, site.place.country as CountryCode)
  const message = 'is not a telephone number. Write it with its country code, like +1 202 555 0142.'
  if (!number?.isValid()) addIssue({ code: 'custom', path: ['telephone'], message })
  const telephone = { display: site.telephone, href: number?.getURI() ?? '' }
  return { ...site, telephone }
})
