import { expect, test } from 'vitest'
import { coverageOf } from './font-coverage.ts'

const brandFontOnly = { further: [], missing: [], usesSystemFonts: false }

test.each([
  'Work that runs on time.',
  'Mañana, über, œuvre, “quoted” – 30 €',
  'An arrow →, an emoji 🚆 and a price of 5 ₽',
])('The base subset is enough for: %s', (words) => {
  expect(coverageOf(words)).toEqual(brandFontOnly)
})

test('Polish takes the letters that it uses, in both cases, from a second file', () => {
  const { further, usesSystemFonts } = coverageOf('Zażółć gęślą jaźń')
  expect(further).toEqual([{ script: 'latin-ext', characters: 'ĄąĆćĘęŁłŃńŚśŹźŻż' }])
  expect(usesSystemFonts).toBe(false)
})

test.each([
  ['Romanian', 'Știință și muncă într-o țară', 'latin-ext'],
  ['Turkish', 'İşler gece gündüz yürür, ağ durmaz', 'latin-ext'],
  ['Vietnamese', 'Công việc chạy đúng giờ, từ đường dây đến người', 'vietnamese'],
])('%s needs one more file', (_, words, script) => {
  expect(coverageOf(words).further.map((subset) => subset.script)).toEqual([script])
})

test('Decomposed letters count as composed ones', () => {
  expect(coverageOf('niño'.normalize('NFD'))).toEqual(brandFontOnly)
})

test.each([
  ['Greek', 'Η εργασία στην ώρα της, Relaywell'],
  ['Russian', 'Работа по расписанию, Relaywell'],
  ['Arabic', 'عمل يسير في موعده، Relaywell'],
  ['Japanese', '仕事は時間どおりに。Relaywell'],
])('%s is shown in the system’s fonts', (_, words) => {
  expect(coverageOf(words)).toMatchObject({ usesSystemFonts: true, further: [] })
})

test('A foreign name does not change the font of the site', () => {
  const words = `${'Work that runs on time. '.repeat(50)}Пётр`
  expect(coverageOf(words)).toEqual({ ...brandFontOnly, missing: ['П', 'ё', 'т', 'р'] })
})
