import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../build/settings.ts'
import { template } from '../mail/template.ts'
import { caddyfile } from './caddy.ts'
import { writeGithubPages } from './github-pages.ts'
import { nginxConf } from './nginx.ts'
import { siteRules } from './site-rules.ts'
import { headersFile, redirectsFile, vercelJson } from './static-hosts.ts'

/** Next to the site, not in it, so that visitors cannot download a server's configuration. */
const hostsFolder = 'dist-hosts'

/** Writes the files that Netlify and Cloudflare Pages read from the site's own folder. */
export async function writeHeaderFiles(site: string, settings: Settings): Promise<void> {
  const rules = await siteRules(site, settings)
  await writeFile(path.join(site, '_headers'), headersFile(rules))
  await writeFile(path.join(site, '_redirects'), redirectsFile(rules))
}

/**
 * Writes the configuration for all other hosts.
 *
 * @returns its folder, relative to the project's root folder
 */
export async function writeHostFiles(project: string, site: string, settings: Settings) {
  const rules = await siteRules(site, settings)
  const folder = path.join(project, hostsFolder)
  await mkdir(folder, { recursive: true })
  const copied = [path.relative(project, site), `${hostsFolder}/Caddyfile`] as const
  const files = {
    'vercel.json': vercelJson(rules),
    Caddyfile: caddyfile(rules),
    'nginx.conf': nginxConf(rules),
    Dockerfile: dockerfile(...copied),
    // Keeps .env and the Git history out of the build context.
    'Dockerfile.dockerignore': `*\n!${copied.join('\n!')}\n`,
    // For EmailJS's dashboard (docs/make-it-yours.md).
    'emailjs-template.html': template.html,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await copyFile(path.join(import.meta.dirname, 'activate.sh'), path.join(folder, 'activate.sh'))
  await writeGithubPages(site, path.join(folder, 'github-pages'), rules)
  return hostsFolder
}

/** The official Caddy image, pinned by its digest (https://hub.docker.com/_/caddy). */
const image =
  'caddy:2.11.4-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648'

/** Serves the site over HTTP on port 8080, as the user nobody, with the same Caddyfile. */
const dockerfile = (site: string, caddyfile: string) => `FROM ${image}
COPY ${site} /srv/site
COPY ${caddyfile} /etc/caddy/Caddyfile
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv/site CADDY_ADMIN=off HOME=/tmp XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
USER nobody
`
