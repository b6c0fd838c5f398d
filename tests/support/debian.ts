import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages where that needs no questions: on Debian and its like, as root. Throws where it fails. */
export function installFromDebian(what: string, ...packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`No ${what} here; installing Debian’s ...`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
