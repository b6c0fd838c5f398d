import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { getChromePath } from 'chrome-launcher'
import { installFromDebian } from './debian.ts'

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
 * The path of a Chromium or Chrome: the one of CHROME_PATH, if it is set. Installs one if the machine has none.
 *
 * @throws Error when that fails
 */
export function findOrInstallChromium(): string {
  const found =
    findChromium() ??
    findAfter(() => installFromDebian('Chromium', 'chromium', 'fonts-liberation')) ??
    findAfter(installFromPlaywright)
  if (found) return found
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
  return (
    process.env.CHROME_PATH ??
    findHeadlessShell() ??
    findAfter(() => installFromDebian(name, name, 'fonts-liberation'), findHeadlessShell) ??
    findOrInstallChromium()
  )
}

function findChromium(): string | undefined {
  try {
    return getChromePath()
  } catch {
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  }
}

const findHeadlessShell = () => (existsSync(headlessShell) ? headlessShell : undefined)

function findAfter(install: () => void, find = findChromium): string | undefined {
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
