import { expect, test } from 'vitest'
import { brandFont } from '../../src/content/theme.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { project } from '../project.ts'
import { fontFindings } from './fonts.ts'

const [sample] = readContent(project)
const theme = { fonts: [brandFont] }

test.each([
  ['pl', 'Zażółć gęślą jaźń', []],
  ['ru', 'Работа по расписанию', ['system fonts: .* lacks its letters \\(Р а б о т and 6 more\\)']],
  ['en', `${'Work on time. '.repeat(40)}Яна`, ['lacks some letters of English \\(Я н а\\)']],
])('letters of %s that the brand font lacks are reported', (language, text, messages) => {
  const changed = { ...sample, language, entries: {} as never, content: { theme, text } as never }
  expect([...fontFindings(changed)]).toEqual(
    messages.map((message) => ({
      kind: 'note',
      message: expect.stringMatching(message),
      where: `content/${language}`,
    })),
  )
})
