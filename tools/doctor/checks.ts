import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CheckedSettings } from '../build/settings.ts'
import { localAccount } from '../mail/local-account.ts'
import { type Finding, fix, note } from './report.ts'
import { isSampleEmail, isSampleHost } from './sample.ts'

export function* settingsFindings({ settings, problems }: CheckedSettings): Generator<Finding> {
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
  if (settings.VITE_EMAILJS_BLOCK_HEADLESS)
    yield note(
      'Automated browsers cannot send the form, so npm run smoke -- --message fails.',
      change('VITE_EMAILJS_BLOCK_HEADLESS'),
    )
  if (!settings.VITE_GA_MEASUREMENT_ID && !settings.VITE_PLAUSIBLE_DOMAIN)
    yield note(
      'Analytics is off.',
      'To turn it on, set VITE_GA_MEASUREMENT_ID or VITE_PLAUSIBLE_DOMAIN.',
    )
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>

/** Checks the version of Node, the lock file and the installed packages. */
export function* packageFindings(folder: string): Generator<Finding> {
  const json = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  }
  const manifest = json('package.json') as Manifest
  const locked = json('package-lock.json')?.packages[''] as Manifest | undefined
  // The project installs its own Node (docs/decisions/0004).
  const [node] = Object.values(manifest.optionalDependencies ?? {})
  if (node && node !== process.versions.node)
    yield note(
      `This is Node ${process.versions.node}. The project uses its own Node ${node}.`,
      'Run npm ci, then npm run doctor again.',
    )
  if (!kinds.every((kind) => isDeepStrictEqual(manifest[kind], locked?.[kind])))
    yield fix(
      'package-lock.json is missing or does not match package.json, so package versions may change.',
      'Run npm install and commit package-lock.json.',
    )
  const outdated = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name, version]) => json(`node_modules/${name}/package.json`)?.version !== version)
    .map(([name]) => name)
  if (outdated.length > 0)
    yield fix(
      `Packages that are not installed in the version of package.json: ${outdated.join(', ')}.`,
      'Run npm ci.',
    )
}

/** Checks that `dist/` is up to date and was built for the site's address in the settings. */
export function* builtSiteFindings(folder: string, siteUrl = ''): Generator<Finding> {
  const build = 'Run npm run build.'
  const changedAt = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // The build writes robots.txt at the root of dist/, even if the site is in a folder of its host.
  const builtAt = changedAt('dist/robots.txt')
  if (!builtAt) return yield note('The site is not built yet. There is no dist/.', build)
  const robots = readFileSync(path.join(folder, 'dist/robots.txt'), 'utf8')
  const builtFor = /^Sitemap: (.+\/)sitemap.xml$/m.exec(robots)?.[1]
  if (siteUrl && builtFor && builtFor !== siteUrl)
    yield fix(`dist/ was built for ${builtFor}, not for ${siteUrl}.`, build)
  const sources = [...globSync(['content/*/*.yaml', 'src/styles/*.css'], { cwd: folder }), '.env']
  const changed = sources.filter((file) => changedAt(file) > builtAt)
  if (changed.length > 0)
    yield fix(`dist/ is older than ${changed.join(', ')}, so it lacks the latest changes.`, build)
}
