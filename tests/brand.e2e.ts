import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/test.ts'
import { isSample } from './support/words.ts'

const built = path.resolve(import.meta.dirname, '../.cache/test-sites/plain')
const sample = /relaywell|washington|202 555|2025550142|voice ai|500\+/i
const isText = /\.(html|js|css|json|md|txt|xml|svg|webmanifest)$/

test('Nothing of the build names a brand other than the content’s', () => {
  const named = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => isText.test(file))
    .filter((file) => sample.test(readFileSync(path.join(built, file), 'utf8')))
  if (isSample) expect(named).not.toEqual([])
  else expect(named).toEqual([])
})
