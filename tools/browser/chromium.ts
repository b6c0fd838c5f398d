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

/** Tests take half as long in the Chromium without windows, which only Debian offers. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where Linux and macOS have Chromium and Chrome. */
const usualPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium or Chrome: that of CHROME_PATH, the machine's, or Playwright's own. Installs one if there
 * is none.
 *
 * @throws Error when that fails
 */
export function findOrInstallChromium(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  for (const install of [installFromDebianIfMissing, installFromPlaywright]) {
    try {
      install()
    } catch {}
    const found = [...usualPaths, chromium.executablePath()].find((path) => existsSync(path))
    if (found) return found
  }
  throw new Error(
    'Chromium is not installed, and installing it failed. Install Chrome or Chromium, or set CHROME_PATH to its path.',
  )
}

function installFromDebianIfMissing() {
  if (!existsSync(headlessShell))
    installFromDebian('Chromium', 'chromium-headless-shell', 'fonts-liberation')
}

function installFromPlaywright() {
  console.log('Chromium is not installed. Downloading it with Playwright ...')
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 600_000 })
}
