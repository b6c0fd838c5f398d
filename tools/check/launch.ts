import type { LanguageContent } from '../content/read-content.ts'
import { localAccount } from '../mail/local-account.ts'
import type { CheckedSettings } from '../prerender/settings.ts'
import { decide, note, type Problem, wrong } from './report.ts'
import { isSampleHost } from './sample.ts'

const editSettings = 'Edit .env or the environment. .env.example describes each setting.'

/** A setting that is missing is missed at the launch only. */
const isMissing = (problem: string) => problem.includes(' is missing: ')

export const invalidSettings = ({ problems }: CheckedSettings) =>
  problems.filter((problem) => !isMissing(problem)).map((problem) => wrong(problem, editSettings))

/** What is left before the launch, besides the words of the sample. */
export function* toDecide(
  checked: CheckedSettings,
  { content: { privacy, services, pages } }: LanguageContent,
): Generator<Problem> {
  const list = [...settingsToDecide(checked)]
  if (list.length > 0) yield decide(list.join('\n'), editSettings)
  if (checked.settings.VITE_CONTACT_FALLBACK_URL && !privacy.sending.fallback)
    yield decide(
      'The privacy text does not say that messages go to another system.',
      'Write sending.fallback in privacy.yaml, or delete VITE_CONTACT_FALLBACK_URL.',
    )
  const { sections } = pages.home
  if (sections.includes('yourLine') && !services.some(({ jobs }) => jobs[0]))
    yield note(
      'No service has jobs, so the home page does not show yourLine.',
      'Write jobs in services.yaml, or remove yourLine from the sections of home.yaml.',
    )
  yield note(
    'Does “To Email” of your EmailJS template name your own address? With {{to_email}} alone, anyone could mail anybody through your account.',
    'No check can see it: docs/make-it-yours.md has what to write.',
  )
}

function* settingsToDecide({ settings, problems }: CheckedSettings): Generator<string> {
  const { VITE_SITE_URL: url, VITE_EMAILJS_ORIGIN: origin, VITE_CONTACT_TO_EMAIL: to } = settings
  const isSample = (address: string) => isSampleHost(new URL(address).hostname)
  const missing = problems.filter(isMissing).map((problem) => problem.split(' ')[0])
  if (missing.length > 0) yield `Not set yet: ${missing.join(', ')}.`
  if (url && isSample(url))
    yield `VITE_SITE_URL is a sample or local address, which visitors cannot open: ${url}`
  else if (url?.startsWith('http:')) yield `VITE_SITE_URL does not use HTTPS: ${url}`
  if (to && isSampleHost(to.split('@').at(-1)!)) yield `VITE_CONTACT_TO_EMAIL is a sample: ${to}`
  if (settings.VITE_EMAILJS_PUBLIC_KEY === localAccount.publicKey)
    yield 'VITE_EMAILJS_PUBLIC_KEY is that of the e-mail service on this machine.'
  if (origin && isSample(origin))
    yield `VITE_EMAILJS_ORIGIN is on this machine: ${origin}. Leave it empty to use EmailJS.`
}
