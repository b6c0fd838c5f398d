import type { CheckedSettings, Settings } from '../../build/settings.ts'
import { localAccount } from '../../mail/local-account.ts'
import { type Finding, mend, note, ready } from '../finding.ts'
import { isSampleEmail, isSampleHost } from '../sample.ts'

const inEnv = (name: string) => `.env (or the environment): ${name}`

export function settingsFindings({ settings, problems }: CheckedSettings): Finding[] {
  return [
    ...(problems.length === 0
      ? [ready('The settings that a build needs are there.')]
      : problems.map((problem) =>
          mend(problem, '.env (or the environment); .env.example explains each.'),
        )),
    ...address(settings),
    ...recipient(settings),
    ...emailService(settings),
    ...analytics(settings),
  ]
}

function address({ VITE_SITE_URL: url }: Partial<Settings>): Finding[] {
  if (!url) return []
  const { hostname, protocol } = new URL(url)
  const where = inEnv('VITE_SITE_URL')
  if (isSampleHost(hostname))
    return [mend(`The site’s address is a sample: ${url}. Nobody can find it there.`, where)]
  if (protocol !== 'https:')
    return [
      mend(`The site’s address is not encrypted: ${url}. It has to begin with https://.`, where),
    ]
  return [ready(`The site’s address is ${url}.`)]
}

function recipient({ VITE_CONTACT_TO_EMAIL: to }: Partial<Settings>): Finding[] {
  if (!to) return []
  return isSampleEmail(to)
    ? [mend(`Messages go to a sample address: ${to}.`, inEnv('VITE_CONTACT_TO_EMAIL'))]
    : [ready(`Messages go to ${to}.`)]
}

/** What `npm start` uses on this machine is no account at EmailJS. */
function emailService(settings: Partial<Settings>): Finding[] {
  const findings: Finding[] = []
  const { VITE_EMAILJS_ORIGIN: origin, VITE_EMAILJS_PUBLIC_KEY: key } = settings
  if (key === localAccount.publicKey)
    findings.push(
      mend(
        'The e-mail service’s keys are those of the one on this machine.',
        inEnv('VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID'),
      ),
    )
  if (origin && isSampleHost(new URL(origin).hostname))
    findings.push(
      mend(
        `The e-mail service is on this machine: ${origin}. Visitors cannot reach it.`,
        `${inEnv('VITE_EMAILJS_ORIGIN')}. Leave it empty for EmailJS.`,
      ),
    )
  if (settings.VITE_EMAILJS_BLOCK_HEADLESS)
    findings.push(
      note(
        'Browsers that are driven by a program cannot send a message, npm run smoke -- --message included.',
        inEnv('VITE_EMAILJS_BLOCK_HEADLESS'),
      ),
    )
  return findings
}

function analytics({
  VITE_GA_MEASUREMENT_ID: google,
  VITE_PLAUSIBLE_DOMAIN: plausible,
}: Partial<Settings>) {
  const services = [google && 'Google Analytics', plausible && 'Plausible'].filter(Boolean)
  return services.length > 0
    ? [ready(`Visits are counted by ${services.join(' and ')}.`)]
    : [
        note(
          'Analytics is off: nothing is counted, and nobody is asked.',
          inEnv('VITE_GA_MEASUREMENT_ID or VITE_PLAUSIBLE_DOMAIN, if you want it'),
        ),
      ]
}
