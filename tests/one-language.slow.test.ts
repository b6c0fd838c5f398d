import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtSite } from './support/built-site.ts'

/** A site with other content than the sample’s, in one language. */
let site: string
let files: string[]
beforeAll(async () => {
  site = await builtSite('bare')
  files = globSync('**/*.{html,js,css,json,txt,xml,svg,webmanifest}', { cwd: site })
})

const read = (file: string) => readFileSync(path.join(site, file), 'utf8')

test('a site in one language has no switch, and no file under a language’s prefix', () => {
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) expect(read(page), page).not.toContain('hreflang')
  expect(files.filter((file) => /^en\b/.test(file))).toEqual([])
})

test('nothing but the content has the sample’s brand', () => {
  expect(files.filter((file) => /relaywell/i.test(read(file)))).toEqual([])
})
