import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Finding, mend, note, ready } from '../finding.ts'

export type BuiltSite = {
  /** When `dist/` was written, in milliseconds, and the address that it was built for. */
  dist: { at: number; url: string | undefined } | undefined
  /** What was changed last of the content, the style sheets and the settings. */
  changed: { at: number; file: string }
}

export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  // At the root of dist/ whatever folder the site is in.
  const file = path.join(folder, 'dist/robots.txt')
  const robots = await readFile(file, 'utf8').catch(() => undefined)
  const changed = { at: 0, file: '' }
  for (const file of [...globSync('src/{content,styles}/*.{ts,css}', { cwd: folder }), '.env']) {
    const at = (await stat(path.join(folder, file)).catch(() => undefined))?.mtimeMs ?? 0
    if (at > changed.at) Object.assign(changed, { at, file })
  }
  return {
    dist:
      robots === undefined
        ? undefined
        : {
            at: (await stat(file)).mtimeMs,
            url: /^Sitemap: (.+\/)sitemap.xml$/m.exec(robots)?.[1],
          },
    changed,
  }
}

export function builtSiteFindings({ dist, changed }: BuiltSite, siteUrl?: string): Finding[] {
  const build = 'npm run build'
  if (!dist) return [note('The site is not built yet: there is no dist/.', build)]
  if (dist.url && siteUrl && dist.url !== siteUrl)
    return [mend(`dist/ was built for ${dist.url} (npm start builds for this machine).`, build)]
  if (changed.at > dist.at)
    return [mend(`dist/ is older than ${changed.file}: the change is not in it.`, build)]
  return [ready('dist/ is as new as the content and the settings.')]
}
