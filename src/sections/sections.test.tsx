import { expect, test } from 'vitest'
import { home } from '../../tests/support/content.ts'
import { sectionsOf } from '../../tests/support/pages.ts'
import { htmlOf } from '../../tests/support/site-content.tsx'
import { HomePage } from '../pages/home/page.tsx'

test('A page has the sections that its content lists, in that order, and nothing of the others', () => {
  const htmlWith = (sections: typeof home.sections) =>
    htmlOf(<HomePage content={{ ...home, sections }} />)
  expect(htmlWith(['hero', 'yourLine', 'features'])).toContain('name="your-line"')
  const html = htmlWith(['hero', 'features', 'impact'])
  expect(sectionsOf(html)).toEqual(['page', 'features', 'impact'])
  expect(html).not.toMatch(/your-line|island-root|<form/)
})
