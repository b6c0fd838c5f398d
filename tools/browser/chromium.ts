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

/** Runs without a GPU and as root, and asks nobody outside for updates. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium on this machine: one that is there, else one that is installed now. */
export function findOrInstallChromium(): string {
  return (
    findChromium() ??
    installed(() => installFromDebian('Chromium', 'chromium', 'fonts-liberation')) ??
    installed(installFromPlaywright) ??
    giveUp()
  )
}

export function findChromium(): string | undefined {
  const paths = [...candidates, chromium.executablePath()]
  return paths.find((candidate) => candidate && existsSync(candidate))
}

function installed(install: () => void): string | undefined {
  try {
    install()
  } catch {
    return undefined
  }
  return findChromium()
}

function installFromPlaywright() {
  console.log('No Chromium here; installing Playwright’s ...')
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 600_000 })
}

function giveUp(): never {
  throw new Error(
    'No Chromium was found and none could be installed: install Chrome or Chromium, or set CHROME_PATH to one.',
  )
}
