import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { builtSiteFindings, readBuiltSite } from './built-site.ts'

const url = 'https://nordbahn.eu/'

/** A project whose files were written at these moments, in seconds. */
async function project(files: Record<string, number>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'))
  for (const [file, at] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), `User-agent: *\n\nSitemap: ${url}sitemap.xml\n`)
    await utimes(path.join(folder, file), at, at)
  }
  return folder
}

const found = async (files: Record<string, number>, siteUrl = url) =>
  builtSiteFindings(await readBuiltSite(await project(files)), siteUrl)

test('a site that was built after the last change is ready', async () => {
  const [finding] = await found({
    'src/content/site.ts': 1000,
    '.env': 1500,
    'dist/robots.txt': 2000,
  })
  expect(finding!.verdict).toBe('ready')
})

test('no built site is a note', async () => {
  expect(await found({ 'src/content/site.ts': 1000 })).toEqual([
    { verdict: 'note', what: expect.stringContaining('not built yet'), where: 'npm run build' },
  ])
})

test.each(['src/content/home.ts', 'src/styles/tokens.css', '.env'])(
  'a change to %s after the build is to be built',
  async (file) => {
    expect(await found({ 'dist/robots.txt': 2000, [file]: 3000 })).toEqual([
      {
        verdict: 'mend',
        what: expect.stringContaining(`older than ${file}`),
        where: 'npm run build',
      },
    ])
  },
)

test.each(['https://other.eu/', 'https://nordbahn.eu/site/'])(
  'a site that was built for another address than %s is to be built',
  async (siteUrl) => {
    const files = { 'src/content/site.ts': 1000, 'dist/robots.txt': 2000 }
    expect(await found(files, siteUrl)).toEqual([
      {
        verdict: 'mend',
        what: expect.stringContaining(`built for ${url}`),
        where: 'npm run build',
      },
    ])
  },
)
