import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian } from './debian.ts'

/** Chromium runs as root, without a GPU and with letters as wide as on a phone, and makes no requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where Linux and macOS have Chromium and Chrome. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium or Chrome: that of CHROME_PATH, Playwright's own, or the machine's. Installs one if there
 * is none.
 *
 * @throws Error when that fails
 */
export function findOrInstallChromium(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const installations = [
    () => {},
    () => installFromDebian('Chromium', 'chromium', 'fonts-liberation'),
    installFromPlaywright,
  ]
  for (const install of installations) {
    try {
      install()
    } catch {}
    const found = [chromium.executablePath(), ...usualPaths].find((path) => existsSync(path))
    if (found) return found
  }
  throw new Error(
    'Chromium is not installed, and installing it failed. Install Chrome or Chromium, or set CHROME_PATH to its path.',
  )
}

/**
 * The path of the Chromium without windows, in which tests take half as long, but which has no back/forward cache.
 * Only Debian offers it: elsewhere this is the path of any other Chromium.
 *
 * @throws Error when no Chromium can be installed
 */
export function findOrInstallHeadlessShell(): string {
  const name = 'chromium-headless-shell'
  const shell = `/usr/bin/${name}`
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  try {
    if (!existsSync(shell)) installFromDebian(name, name, 'fonts-liberation')
  } catch {}
  return existsSync(shell) ? shell : findOrInstallChromium()
}

function installFromPlaywright() {
  console.log('Chromium is not installed. Downloading it with Playwright ...')
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 600_000 })
}
