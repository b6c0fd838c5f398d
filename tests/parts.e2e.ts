import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from './support/test.ts'

const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, '.cache/test-sites/plain')

test('nothing of /parts is in the built site', async ({ page }) => {
  const sources = await readdir(path.join(root, 'parts/groups'))
  const notes: string[] = []
  for (const source of sources) {
    const text = await readFile(path.join(root, 'parts/groups', source), 'utf8')
    notes.push(...[...text.matchAll(/\bnote: '([^']+)'/g)].map(([, note]) => note!))
  }
  expect(notes.length).toBeGreaterThan(20)

  const files = await readdir(built, { recursive: true, withFileTypes: true })
  const texts = files.filter(
    (file) => file.isFile() && /\.(html|js|css|md|txt|xml)$/.test(file.name),
  )
  expect(texts.length).toBeGreaterThan(10)
  const leaked: string[] = []
  for (const { parentPath, name } of texts) {
    const file = path.join(parentPath, name)
    const text = path.relative(built, file) + (await readFile(file, 'utf8'))
    for (const mark of [...notes, 'parts/', 'data-place'])
      if (text.includes(mark)) leaked.push(`${mark} in ${file}`)
  }
  expect(leaked).toEqual([])

  const answer = await page.request.get('/parts')
  expect(answer.status()).toBe(404)
})
