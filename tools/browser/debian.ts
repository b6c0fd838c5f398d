import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages as root on Debian or Ubuntu, elsewhere nothing. @throws Error when apt-get fails */
export function installFromDebian(what: string, ...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`No ${what} here; installing Debian’s ...`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
