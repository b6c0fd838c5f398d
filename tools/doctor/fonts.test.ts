import { expect, test } from 'vitest'
import { readContent } from '../build/content/read-content.ts'
import { project } from '../project.ts'
import { fontFindings } from './fonts.ts'

const [sample] = readContent(project)

const findingsFor = (language: string, text: string) => [
  ...fontFindings({ ...sample, language, entries: {} as never, content: { text } as never }),
]

test('Letters that the brand font has are not reported', () => {
  expect(findingsFor('pl', 'Zażółć gęślą jaźń')).toEqual([])
})

test('A script that the brand font does not have is reported with some of its letters', () => {
  expect(findingsFor('ru', 'Работа по расписанию')).toEqual([
    {
      kind: 'note',
      message:
        'Русский is shown in the visitor’s system fonts: the brand font lacks its letters (Р а б о т and 6 more).',
      where: 'content/ru',
    },
  ])
})

test('Some foreign letters are reported as such', () => {
  const [finding] = findingsFor('en', `${'Work that runs on time. '.repeat(20)}Яна`)
  expect(finding!.message).toContain('lacks some letters of English (Я н а)')
})
