import { expect, test } from 'vitest'
import { sectionsOf } from '../../tests/support/pages.ts'
import { htmlOf, testContent } from '../../tests/support/site-content.tsx'
import { HomePage } from '../pages/home/page.tsx'

type Sections = typeof testContent.home.sections

test('A page has the sections that its content lists, in that order, and nothing of the others', () => {
  const htmlWith = (sections: Sections) =>
    htmlOf(<HomePage />, { ...testContent, home: { ...testContent.home, sections } })
  expect(htmlWith(['hero', 'yourLine', 'features'])).toContain('name="your-line"')
  const html = htmlWith(['hero', 'features', 'impact'])
  expect(sectionsOf(html)).toEqual(['page', 'features', 'impact'])
  expect(html).not.toMatch(/your-line|island-root|<form/)
})
