import { expect, test } from 'vitest'
import { coverageOf } from './font-coverage.ts'

/** What is loaded for some words: the scripts of further files, or the system's fonts. */
const loadedFor = (words: string) => {
  const { further, usesSystemFonts } = coverageOf(words)
  return usesSystemFonts ? 'system' : further.map(({ script }) => script).join()
}

test.each([
  ['Western European letters', 'Mañana, über, œuvre, “quoted” – 30 €', ''],
  ['decomposed letters', 'niño'.normalize('NFD'), ''],
  ['other signs', 'An arrow →, an emoji 🚆 and a price of 5 ₽', ''],
  ['Romanian', 'Știință și muncă într-o țară', 'latin-ext'],
  ['Vietnamese', 'Công việc chạy đúng giờ, từ đường dây đến người', 'vietnamese'],
  ['Russian', 'Работа по расписанию, Relaywell', 'system'],
])('for %s, like “%s”, these fonts are loaded besides the base subset: “%s”', (_, words, fonts) => {
  expect(loadedFor(words)).toBe(fonts)
})

test('only the letters that are used come from a second file, in both cases', () => {
  const letters = { script: 'latin-ext', characters: 'ĄąĆćĘęŁłŃńŚśŹźŻż' }
  expect(coverageOf('Zażółć gęślą jaźń').further).toEqual([letters])
})
