import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { project } from '../../tools/project.ts'

/** nginx and Caddy: those of the machine, else Debian's packages, unpacked and not installed. */
const cache = path.join(project, '.cache')
const packages = {
  nginx: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
}

export type ServerName = keyof typeof packages

/** The root folder of the server's files, or a sentence why there is none. */
export function findOrUnpack(server: ServerName): { root: string } | { missing: string } {
  const unpacked = path.join(cache, `debian-${server}`)
  for (const root of ['/', unpacked]) if (works(server, root)) return { root }
  try {
    unpack(server, unpacked)
  } catch {
    return {
      missing: `Not tested with ${server}: it is not installed, and apt-get cannot download it.`,
    }
  }
  if (works(server, unpacked)) return { root: unpacked }
  return { missing: `Not tested with ${server}: Debian’s package does not run on this machine.` }
}

export const programs: Record<ServerName, string> = {
  nginx: 'usr/sbin/nginx',
  caddy: 'usr/bin/caddy',
}
export const brotliModule = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function works(server: ServerName, root: string) {
  const parts = server === 'nginx' ? [programs.nginx, brotliModule] : [programs.caddy]
  if (!parts.every((part) => existsSync(path.join(root, part)))) return false
  const argument = server === 'nginx' ? '-v' : 'version'
  return spawnSync(path.join(root, programs[server]), [argument]).status === 0
}

/**
 * Unpacking needs no rights, and starts no service on the machine's port 80, as installing would. Moved to
 * its place when complete, since two workers may be at it.
 */
function unpack(server: ServerName, to: string) {
  mkdirSync(cache, { recursive: true })
  const cwd = mkdtempSync(`${to}-`)
  const apt = (...options: string[]) =>
    execFileSync('apt-get', options, { cwd, stdio: 'ignore', timeout: 120_000 })
  try {
    try {
      apt('download', ...packages[server])
    } catch {
      apt('update')
      apt('download', ...packages[server])
    }
    for (const file of readdirSync(cwd)) execFileSync('dpkg-deb', ['-x', file, '.'], { cwd })
    if (!existsSync(to)) renameSync(cwd, to)
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
