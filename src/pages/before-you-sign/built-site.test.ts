import { expect, test } from 'vitest'
import { documentOf, textsOf } from '../../../tests/built-site/files.ts'
import { content } from '../../../tests/support/content.ts'

test('The questions are an ordered list, and the rest is closed', () => {
  const page = content.pages['before-you-sign']!
  const questions = Object.values(page.questions)
  const document = documentOf(page.meta.path)
  expect(textsOf(document, 'main ol > li h2')).toEqual(questions.map(({ question }) => question))
  expect(textsOf(document, 'details:not([open]) > summary')).toEqual(
    questions.flatMap(({ details = [] }) => details.map(({ title }) => title)),
  )
})
