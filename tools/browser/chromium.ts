import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installFromDebian } from './debian.ts'

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const headlessShell = '/usr/bin/chromium-headless-shell'

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

/**
 * The path of a Chromium. Installs one if the machine has none.
 *
 * @throws Error when that fails
 */
export function findOrInstallChromium(): string {
  return (
    findChromium() ??
    tryInstall(() => installFromDebian('Chromium', 'chromium', 'fonts-liberation')) ??
    tryInstall(installFromPlaywright) ??
    throwNotFound()
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
  return (
    process.env.CHROME_PATH ??
    findHeadlessShell() ??
    tryInstall(() => installFromDebian(name, name, 'fonts-liberation'), findHeadlessShell) ??
    findOrInstallChromium()
  )
}

function findChromium(): string | undefined {
  const paths = [...candidates, chromium.executablePath()]
  return paths.find((candidate) => candidate && existsSync(candidate))
}

const findHeadlessShell = () => (existsSync(headlessShell) ? headlessShell : undefined)

export const findAnyChromium = () => findChromium() ?? findHeadlessShell()

function tryInstall(install: () => void, find = findChromium): string | undefined {
  try {
    install()
  } catch {
    return undefined
  }
  return find()
}

function installFromPlaywright() {
  console.log('Chromium is not installed. Downloading it with Playwright ...')
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 600_000 })
}

function throwNotFound(): never {
  throw new Error(
    'Chromium is not installed, and installing it failed. Install Chrome or Chromium, or set CHROME_PATH to its path.',
  )
}
