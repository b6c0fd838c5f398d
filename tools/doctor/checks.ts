import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CheckedSettings } from '../build/settings.ts'
import { localAccount } from '../mail/local-account.ts'
import { type Finding, fix, note } from './report.ts'
import { isSampleEmail, isSampleHost } from './sample.ts'

export function* settingsFindings({ settings, problems }: CheckedSettings): Generator<Finding> {
  const { VITE_SITE_URL: url, VITE_EMAILJS_ORIGIN: origin, VITE_CONTACT_TO_EMAIL: to } = settings
  const env = '.env (or the environment)'
  const isSample = (address: string) => isSampleHost(new URL(address).hostname)
  for (const problem of problems) yield fix(problem, `${env}; .env.example explains each.`)
  if (url && isSample(url))
    yield fix(
      `The site’s address is a sample: ${url}. Nobody can find it there.`,
      `${env}: VITE_SITE_URL`,
    )
  else if (url?.startsWith('http:'))
    yield fix(
      `The site’s address is not encrypted: ${url}. It has to begin with https://.`,
      `${env}: VITE_SITE_URL`,
    )
  if (to && isSampleEmail(to))
    yield fix(`Messages go to a sample address: ${to}.`, `${env}: VITE_CONTACT_TO_EMAIL`)
  if (settings.VITE_EMAILJS_PUBLIC_KEY === localAccount.publicKey)
    yield fix(
      'The keys are those of the e-mail service on this machine.',
      `${env}: VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID`,
    )
  if (origin && isSample(origin))
    yield fix(
      `The e-mail service is on this machine: ${origin}. Visitors cannot reach it.`,
      `${env}: VITE_EMAILJS_ORIGIN. Leave it empty for EmailJS.`,
    )
  if (settings.VITE_EMAILJS_BLOCK_HEADLESS)
    yield note(
      'Browsers that a program drives cannot send a message; neither can npm run smoke -- --message.',
      `${env}: VITE_EMAILJS_BLOCK_HEADLESS`,
    )
  if (!settings.VITE_GA_MEASUREMENT_ID && !settings.VITE_PLAUSIBLE_DOMAIN)
    yield note(
      'Analytics is off.',
      `${env}: VITE_GA_MEASUREMENT_ID or VITE_PLAUSIBLE_DOMAIN, if you want it`,
    )
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>

/** Node, the lock file and the installed packages. */
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
      `Node ${process.versions.node} runs this, not the project’s own ${node}.`,
      'Run npm ci, then npm run doctor.',
    )
  if (!kinds.every((kind) => isDeepStrictEqual(manifest[kind], locked?.[kind])))
    yield fix(
      'package-lock.json is missing or does not match package.json: builds may get other packages.',
      'Run npm install and commit the file.',
    )
  const others = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name, version]) => json(`node_modules/${name}/package.json`)?.version !== version)
    .map(([name]) => name)
  if (others.length > 0)
    yield fix(`Not installed in the version of package.json: ${others.join(', ')}.`, 'npm ci')
}

/** Whether `dist/` has the last changes, and was built for the address in the settings. */
export function* builtSiteFindings(folder: string, siteUrl = ''): Generator<Finding> {
  const build = 'npm run build'
  const changedAt = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // At the root of dist/ even if the site is in a folder.
  const builtAt = changedAt('dist/robots.txt')
  if (!builtAt) return yield note('The site is not built yet: there is no dist/.', build)
  const robots = readFileSync(path.join(folder, 'dist/robots.txt'), 'utf8')
  const builtFor = /^Sitemap: (.+\/)sitemap.xml$/m.exec(robots)?.[1]
  if (siteUrl && builtFor && builtFor !== siteUrl)
    yield fix(`dist/ was built for ${builtFor} (npm start builds for this machine).`, build)
  const sources = [...globSync(['content/*/*.yaml', 'src/styles/*.css'], { cwd: folder }), '.env']
  const changed = sources.filter((file) => changedAt(file) > builtAt)
  if (changed.length > 0)
    yield fix(`dist/ is older than ${changed.join(', ')}: the change is not in it.`, build)
}
