import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { project } from '../../tools/project.ts'

const cache = path.join(project, '.cache')
const packages = {
  nginx: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
}

export type ServerName = keyof typeof packages

/**
 * Finds nginx or Caddy on this machine, or unpacks Debian’s package without installing it. Returns the folder
 * that the server’s paths are relative to, or a sentence that says why it is missing. In CI, that is an error.
 */
export function findOrUnpack(server: ServerName): { root: string } | { missing: string } {
  const unpacked = path.join(cache, `debian-${server}`)
  for (const root of ['/', unpacked]) if (works(server, root)) return { root }
  try {
    unpack(server, unpacked)
    if (works(server, unpacked)) return { root: unpacked }
  } catch {}
  const missing = `Not tested with ${server}: it is not installed, and Debian’s package cannot be used here.`
  if (process.env.CI) throw new Error(missing)
  return { missing }
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
 * Unlike installing, unpacking needs no root and starts no service on port 80. The folder is renamed once it
 * is complete, because two workers may unpack at the same time.
 */
function unpack(server: ServerName, target: string) {
  mkdirSync(cache, { recursive: true })
  const cwd = mkdtempSync(`${target}-`)
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
    if (!existsSync(target)) renameSync(cwd, target)
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
