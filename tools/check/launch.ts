import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFont } from '../../src/content/theme.ts'
import { localAccount } from '../mail/local-account.ts'
import { changedSince } from '../prerender/built-from.ts'
import { nameOf } from '../prerender/content/languages.ts'
import type { LanguageContent } from '../prerender/content/read-content.ts'
import { coverageOf } from '../prerender/font-coverage.ts'
import type { CheckedSettings, Settings } from '../prerender/settings.ts'
import { decide, type Finding, note, some, wrong } from './report.ts'
import { isSampleHost } from './sample.ts'

export const editSettings = 'Edit .env or the environment. .env.example describes each setting.'

/** A setting that is missing is missed at the launch only. */
const isMissing = (problem: string) => problem.includes(' is missing: ')

export const invalidSettings = ({ problems }: CheckedSettings) =>
  problems.filter((problem) => !isMissing(problem)).map((problem) => wrong(problem, editSettings))

/** What is left before the launch, besides the words. The first language comes first. */
export function* toDecide(
  project: string,
  checked: CheckedSettings,
  languages: LanguageContent[],
): Generator<Finding> {
  const list = [...settingsToDecide(checked)]
  if (list.length > 0) yield decide(list.join('\n'), editSettings)
  const { settings } = checked
  if (settings.VITE_CONTACT_FALLBACK_URL && !languages[0]!.content.privacy.sending.fallback)
    yield decide(
      'The privacy text does not say that messages go to another service.',
      'Write sending.fallback in privacy.yaml, or delete VITE_CONTACT_FALLBACK_URL.',
    )
  if (!settings.VITE_GA_MEASUREMENT_ID && !settings.VITE_PLAUSIBLE_DOMAIN)
    yield note('Analytics is off: VITE_GA_MEASUREMENT_ID or VITE_PLAUSIBLE_DOMAIN turns it on.')
  for (const language of languages) yield* fontFindings(language)
  yield* agedReviews(languages[0]!)
  yield* missingInDist(project, settings)
}

/** The pages whose review is more than a year old, such as the accessibility statement. */
function* agedReviews({ language, entries }: LanguageContent): Generator<Finding> {
  const aYearAgo = String(Temporal.Now.plainDateISO().subtract({ years: 1 }))
  for (const { slug, title, reviewed } of entries.pages)
    if (reviewed && reviewed.on < aYearAgo)
      yield decide(
        `“${title}” was reviewed on ${reviewed.on}. Is it still true? Then change the date.`,
        `content/${language}/pages/${slug}.md`,
      )
}

/** Whether what would be deployed is what is here. */
export function* missingInDist(project: string, settings: Partial<Settings>): Generator<Finding> {
  const remedy = 'Run npm run build before you deploy the site.'
  const changed = changedSince(project, settings)
  if (!existsSync(path.join(project, 'dist'))) yield note('There is no dist/ yet.', remedy)
  else if (changed.length > 0)
    yield note(`dist/ lacks the latest changes of ${some(changed, ', ', 5)}.`, remedy)
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

/** Checks the version of Node and the installed packages. */
export function* packageFindings(folder: string): Generator<Finding> {
  const json = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const { dependencies, devDependencies, optionalDependencies = {} } = json('package.json')
  // The project installs its own Node (docs/decisions/0004).
  const [node] = Object.values(optionalDependencies)
  if (node && node !== process.versions.node)
    yield note(`This is Node ${process.versions.node}. The project uses ${node}. Run npm ci.`)
  const outdated = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => json(`node_modules/${name}/package.json`).version !== version)
    .map(([name]) => name)
  if (outdated.length > 0)
    yield wrong(`Not installed in the version of package.json: ${some(outdated)}.`, 'Run npm ci.')
}

/** Letters of a language that the brand font does not have. */
function* fontFindings({ language, content, entries }: LanguageContent): Generator<Finding> {
  const { missing, usesSystemFonts } = coverageOf(JSON.stringify([content, entries]))
  if (missing.length === 0 || !content.theme.fonts.includes(brandFont)) return
  const [name, letters] = [nameOf(language), some(missing, ' ', 5)]
  const shown = usesSystemFonts
    ? 'All its words are in the system’s fonts'
    : 'They are in another font'
  yield note(`The brand font lacks letters of ${name} (${letters}). ${shown}.`)
}
