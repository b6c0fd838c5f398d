import { loadEnv } from 'vite'
import { z } from 'zod'

export type Variables = Record<string, string | undefined>

const cannotBe = (write: string) => ({
  error: ({ input }: { input: unknown }) => `cannot be “${input}”. Write ${write}.`,
})

const required = (meaning: string) => z.string({ error: `is missing: ${meaning}.` })

const webAddress = (write: string) =>
  z.url({ protocol: /^https?$/, abort: true, ...cannotBe(write) })

const emailAddress = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/

const list = (entry: RegExp, write: string) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(z.string().regex(entry, cannotBe(write))))

const siteAddress = 'the address of the site, such as https://example.com'

const yesOrNo = z
  .stringbool({ truthy: ['true'], falsy: ['false'], ...cannotBe('true or false') })
  .default(false)

/** Without a path, a query or a name. */
const isOrigin = (text: string) => new URL(text).href === `${new URL(text).origin}/`

const originOnly = 'an origin without a path, such as https://api.emailjs.com'

/** .env.example explains each. What is empty is off. */
const schema = z.strictObject({
  VITE_SITE_URL: required(siteAddress)
    .pipe(webAddress(siteAddress))
    .refine(isOrigin, cannotBe(`${siteAddress}: it is at the root of its host`))
    .transform((text) => new URL(text).href),
  VITE_EMAILJS_PUBLIC_KEY: required('the public key of the EmailJS account'),
  VITE_EMAILJS_SERVICE_ID: required('the ID of the EmailJS service'),
  VITE_EMAILJS_TEMPLATE_ID: required('the ID of the EmailJS template'),
  VITE_CONTACT_TO_EMAIL: required('the e-mail address that receives the messages').regex(
    emailAddress,
    cannotBe('one e-mail address, such as hello@example.com'),
  ),
  VITE_CONTACT_FALLBACK_URL: webAddress(
    'the address that a form is posted to, such as https://formspree.io/f/abcdwxyz',
  )
    // From a page with https, browsers post nowhere else.
    .refine(
      (text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)\b/.test(text),
      cannotBe('an address that begins with https://'),
    )
    .default(''),
  VITE_SITE_DRAFTS: yesOrNo,
  // @emailjs/browser adds its own path to the origin.
  VITE_EMAILJS_ORIGIN: webAddress(originOnly)
    .refine(isOrigin, cannotBe(originOnly))
    .transform((text) => new URL(text).origin)
    .default('https://api.emailjs.com'),
  VITE_EMAILJS_THROTTLE_MS: z
    .string()
    .regex(/^\d{1,12}$/, cannotBe('a whole number of milliseconds, such as 60000'))
    .transform(Number)
    .default(0),
  VITE_EMAILJS_BLOCK_LIST: list(emailAddress, 'e-mail addresses separated by commas').default([]),
  VITE_EMAILJS_BLOCK_HEADLESS: yesOrNo,
  VITE_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, cannotBe('a Google Analytics 4 measurement ID, such as G-ABC1234567'))
    .default(''),
  // Plausible accepts several sites, and a site in a folder (example.com/blog).
  VITE_PLAUSIBLE_DOMAIN: list(
    /^[\p{L}\d-]+(\.[\p{L}\d-]+)*(\/[\w.~-]+)*$/u,
    'the domain as registered with Plausible, without https://, such as example.com',
  )
    .transform((domains) => domains.join(','))
    .default(''),
  VITE_PLAUSIBLE_ENDPOINT: webAddress(
    'the address that events are sent to, such as https://plausible.io/api/event',
  ).default('https://plausible.io/api/event'),
  VITE_EDIT_REPOSITORY: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/, cannotBe('the owner and the name on GitHub, such as anna/site'))
    .default(''),
  VITE_EDIT_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, cannotBe('the name of a branch, such as main'))
    .default('main'),
  VITE_EDIT_REVIEW: yesOrNo,
})

export type Settings = Readonly<z.output<typeof schema>>

declare global {
  interface ImportMetaEnv extends Settings {
    /** Whether the content has a link to book an appointment. Without one, no script has code for it. */
    HAS_BOOKING: boolean
  }
}

/** The names that this site checks. Hosts set other VITE_ variables (Vercel: VITE_VERCEL_URL). */
const siteVariable = /^VITE_(SITE|CONTACT|EMAILJS|GA|PLAUSIBLE|EDIT)_/

/** The VITE_ variables in the environment, which take precedence, and in the .env files of `folder`. */
export function readVariables(folder: string): Variables {
  return loadEnv('production', folder, 'VITE_')
}

/** Plausible's tracker is part of our own script, so it may be there. */
const editorBesideGoogle =
  'VITE_EDIT_REPOSITORY and VITE_GA_MEASUREMENT_ID cannot be used together. The editor keeps its token for GitHub in the browser, where Google’s script could read it, because both run on your site’s address. Remove one of them.'

/** `problems` has one sentence for each invalid setting; `settings` has all the others. */
export type CheckedSettings = { settings: Partial<Settings>; problems: string[] }

export function checkSettings(variables: Variables): CheckedSettings {
  // An empty variable counts as not set.
  const given = Object.entries(variables).flatMap(([name, text = '']) =>
    siteVariable.test(name) && text.trim() ? [[name, text.trim()] as const] : [],
  )
  const { data, error } = schema.safeParse(Object.fromEntries(given))
  // What is not published yet is not to be counted.
  const uncounted = { VITE_GA_MEASUREMENT_ID: '', VITE_PLAUSIBLE_DOMAIN: '' }
  if (data) {
    const settings = { ...data, ...(data.VITE_SITE_DRAFTS && uncounted) }
    const isShared = settings.VITE_EDIT_REPOSITORY && settings.VITE_GA_MEASUREMENT_ID
    return { settings, problems: isShared ? [editorBesideGoogle] : [] }
  }
  const invalid = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => ({
          name,
          what: 'is not a setting of this site. Check the spelling.',
        }))
      : { name: String(issue.path[0]), what: issue.message },
  )
  const valid = given.filter(([name]) => !invalid.some((problem) => problem.name === name))
  return {
    settings: schema.partial().parse(Object.fromEntries(valid)) as Partial<Settings>,
    problems: invalid.map(({ name, what }) => `${name} ${what}`),
  }
}

/** @throws SettingsError when a setting is missing or invalid */
export function parseSettings(variables: Variables): Settings {
  const { settings, problems } = checkSettings(variables)
  if (problems.length > 0) throw new SettingsError(problems)
  return settings as Settings
}

/** A value for Vite's `define` option that sets `import.meta.env` in `src/` to these settings. */
export function settingsDefine(settings: Settings): Record<string, string> {
  const entries = Object.entries(settings)
  return Object.fromEntries(
    entries.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    const lines = problems.map((problem) => `  - ${problem}`).join('\n')
    super(
      `The site cannot be built with these settings:\n${lines}\n` +
        'Set them in the environment or in a file named .env next to package.json. .env.example describes each one.',
    )
    this.name = 'SettingsError'
  }
}
