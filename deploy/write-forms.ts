import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../build/settings.ts'
import { caddyfile } from './caddy.ts'
import { dockerfile, dockerignore } from './docker.ts'
import { writeGithubPages } from './github-pages.ts'
import { headersFile, redirectsFile } from './netlify-cloudflare.ts'
import { nginxConf } from './nginx.ts'
import { siteRules } from './site-rules.ts'
import { vercelJson } from './vercel.ts'

/** Beside the site and not in it: a server's configuration is nobody's download. */
const formsFolder = 'dist-hosts'

/** What hosts read from the site's own folder. */
export async function writeFormsInside(site: string, settings: Settings): Promise<void> {
  const rules = await siteRules(site, settings)
  await writeFile(path.join(site, '_headers'), headersFile(rules))
  await writeFile(path.join(site, '_redirects'), redirectsFile(rules))
}

/** What other hosts are given. Returns the folder, from the project's. */
export async function writeFormsBeside(project: string, site: string, settings: Settings) {
  const rules = await siteRules(site, settings)
  const folder = path.join(project, formsFolder)
  await mkdir(folder, { recursive: true })
  const copied = { site: path.relative(project, site), caddyfile: `${formsFolder}/Caddyfile` }
  const files = {
    'vercel.json': vercelJson(rules),
    Caddyfile: caddyfile(rules),
    'nginx.conf': nginxConf(rules),
    Dockerfile: dockerfile(copied),
    'Dockerfile.dockerignore': dockerignore(copied),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await copyFile(path.join(import.meta.dirname, 'activate.sh'), path.join(folder, 'activate.sh'))
  await writeGithubPages(site, path.join(folder, 'github-pages'), rules)
  return formsFolder
}
