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
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  return browser && existsSync(driver) && existsSync(screen)
    ? { browser, driver, screen }
    : undefined
}

const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]

/** The Playwright projects that can run here. Reports each browser that is missing, which in CI is an error. */
export function findOrInstallEngines(): string[] {
  for (const { name, find, packages } of engines) {
    try {
      if (!find()) installFromDebian(name, ...packages)
    } catch {}
    if (find()) continue
    const message = `${name} is not installed (Debian: ${packages.join(', ')}).`
    if (process.env.CI) throw new Error(message)
    console.error(`${message} It is not tested.`)
  }
  return engines.filter(({ find }) => find()).map(({ name }) => name.toLowerCase())
}
