import { loadEnv } from 'vite'

/** What a production build cannot do without, and what each is. `.env.example` says where to find them. */
const needed = {
  VITE_SITE_URL: 'the address of the site, such as https://example.com',
  VITE_EMAILJS_PUBLIC_KEY: 'the public key of the EmailJS account',
  VITE_EMAILJS_SERVICE_ID: 'the id of the EmailJS service',
  VITE_EMAILJS_TEMPLATE_ID: 'the id of the EmailJS template',
  VITE_CONTACT_TO_EMAIL: 'the address that receives the messages',
} as const

export type Settings = Record<string, string>

/** The settings of the environment and of .env files in `folder`; the environment wins. */
export function readSettings(folder: string): Settings {
  return loadEnv('production', folder, 'VITE_')
}

/** What is wrong with the settings, a sentence each; none when the site can be built. */
export function settingsProblems(settings: Settings): string[] {
  const problems: string[] = []
  for (const [name, meaning] of Object.entries(needed)) {
    if (!settings[name]?.trim()) problems.push(`${name} is missing: ${meaning}.`)
  }
  for (const name of ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN', 'VITE_PLAUSIBLE_ENDPOINT']) {
    const value = settings[name]
    if (value && !isWebAddress(value)) {
      problems.push(
        `${name} is no web address (it has to begin with https:// or http://): ${value}`,
      )
    }
  }
  const recipient = settings.VITE_CONTACT_TO_EMAIL
  if (recipient && !/^[^\s@,;]+@[^\s@,;]+$/.test(recipient)) {
    problems.push(`VITE_CONTACT_TO_EMAIL is no e-mail address: ${recipient}`)
  }
  const throttle = settings.VITE_EMAILJS_THROTTLE_MS
  if (throttle && !/^\d+$/.test(throttle)) {
    problems.push(`VITE_EMAILJS_THROTTLE_MS is no number of milliseconds: ${throttle}`)
  }
  return problems
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n')
    super(
      `The site cannot be built, its settings are not complete:\n${list}\n` +
        'Set them in the environment or in a file named .env beside package.json; .env.example lists them all.',
    )
    this.name = 'SettingsError'
  }
}

function isWebAddress(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
