import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { localAccount } from '../mail/local-account.ts'
import { builtFromFile, sourcesOf } from '../prerender/built-from.ts'
import type { CheckedSettings, Settings } from '../prerender/settings.ts'
import { type Finding, fix, note } from './report.ts'
import { isSampleEmail, isSampleHost } from './sample.ts'

export function* settingsFindings(
  { settings, problems }: CheckedSettings,
  /** Whether the privacy text has a sentence for a second service. */
  namesSecondService: boolean,
): Generator<Finding> {
  const { VITE_SITE_URL: url, VITE_EMAILJS_ORIGIN: origin, VITE_CONTACT_TO_EMAIL: to } = settings
  const change = (...names: string[]) => `Change ${names.join(', ')} in .env or in the environment.`
  const isSample = (address: string) => isSampleHost(new URL(address).hostname)
  for (const problem of problems)
    yield fix(problem, 'Edit .env or the environment. .env.example describes each setting.')
  if (url && isSample(url))
    yield fix(
      `The site’s address is a sample or a local one, so visitors cannot open it: ${url}`,
      change('VITE_SITE_URL'),
    )
  else if (url?.startsWith('http:'))
    yield fix(
      `The site’s address does not use HTTPS: ${url}. It has to start with https://.`,
      change('VITE_SITE_URL'),
    )
  if (to && isSampleEmail(to))
    yield fix(`Messages go to a sample e-mail address: ${to}.`, change('VITE_CONTACT_TO_EMAIL'))
  if (settings.VITE_EMAILJS_PUBLIC_KEY === localAccount.publicKey)
    yield fix(
      'The EmailJS keys are those of the e-mail service on this machine.',
      change('VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'),
    )
  if (origin && isSample(origin))
    yield fix(
      `The e-mail service is on this machine, so visitors cannot reach it: ${origin}`,
      `${change('VITE_EMAILJS_ORIGIN')} Leave it empty to use EmailJS.`,
    )
  if (settings.VITE_CONTACT_FALLBACK_URL && !namesSecondService)
    yield fix(
      'Messages can go through a second service, but the privacy text does not say so.',
      'Write sending.fallback in privacy.yaml, or delete VITE_CONTACT_FALLBACK_URL.',
    )
  if (!settings.VITE_GA_MEASUREMENT_ID && !settings.VITE_PLAUSIBLE_DOMAIN)
    yield note(
      'Analytics is off.',
      'To turn it on, set VITE_GA_MEASUREMENT_ID or VITE_PLAUSIBLE_DOMAIN.',
    )
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
    yield note(
      `This is Node ${process.versions.node}. The project uses its own Node ${node}.`,
      'Run npm ci, then npm run doctor again.',
    )
  const outdated = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => json(`node_modules/${name}/package.json`).version !== version)
    .map(([name]) => name)
  if (outdated.length > 0)
    yield fix(
      `Packages that are not installed in the version of package.json: ${outdated.join(', ')}.`,
      'Run npm ci.',
    )
}

/** Checks that `dist/` has the latest changes, and was built for the site's address in the settings. */
export function* builtSiteFindings(
  folder: string,
  settings: Partial<Settings>,
): Generator<Finding> {
  const build = 'Run npm run build.'
  // The build writes robots.txt at the root of dist/, even if the site is in a folder of its host.
  const robots = path.join(folder, 'dist/robots.txt')
  if (!existsSync(robots)) return yield note('The site is not built yet. There is no dist/.', build)
  const [, builtFor] = /^Sitemap: (.+\/)sitemap.xml$/m.exec(readFileSync(robots, 'utf8')) ?? []
  const { VITE_SITE_URL: url } = settings
  if (builtFor && (url ? builtFor !== url : isSampleHost(new URL(builtFor).hostname)))
    yield fix(`dist/ was built for ${builtFor}, not for ${url ?? 'visitors'}.`, build)
  const record = path.join(folder, builtFromFile)
  const built = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  const now = sourcesOf(folder, settings)
  const changed = Object.keys({ ...built, ...now }).filter((name) => built[name] !== now[name])
  if (changed.length > 0) {
    const more = changed.length > 5 ? ` and ${changed.length - 5} more` : ''
    yield fix(`dist/ lacks the latest changes of ${changed.slice(0, 5).join(', ')}${more}.`, build)
  }
}
