import { existsSync } from 'node:fs'
import { installFromDebian } from '../../tools/browser/debian.ts'

const firstExisting = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))

/** Not `/usr/bin/firefox`: on Ubuntu that starts a snap, whose profile Playwright cannot reach. */
export const findFirefox = () =>
  firstExisting([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])

/** WebKitGTK’s MiniBrowser, its WebDriver and a virtual display. */
export function findWebKit() {
  const browser = firstExisting([
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ])
  const driver = firstExisting(['/usr/bin/WebKitWebDriver'])
  const screen = firstExisting(['/usr/bin/Xvfb'])
  return browser && driver && screen ? { browser, driver, screen } : undefined
}

const engines = [
  { project: 'firefox', name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  {
    project: 'webkit',
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/** The Playwright projects that can run here, and a sentence for each browser that is missing. */
export function findOrInstallEngines() {
  const found: string[] = []
  const missing: string[] = []
  for (const { project, name, find, packages } of engines) {
    if (find() ?? install(name, packages, find)) found.push(project)
    else
      missing.push(`${name} was not tested: it is not installed (Debian: ${packages.join(', ')}).`)
  }
  return { found, missing }
}

function install(name: string, packages: string[], find: () => unknown) {
  try {
    installFromDebian(name, ...packages)
  } catch {
    return undefined
  }
  return find()
}
