import { expect, test } from 'vitest'
import { sectionsOf } from '../../tests/support/pages.ts'
import { htmlOf, testContent } from '../../tests/support/site-content.tsx'
import { pageGraph } from '../content/structured-data.ts'
import { HomePage } from '../pages/home/page.tsx'
import { pagesOf } from '../site.tsx'

type Sections = typeof testContent.home.sections

test('A page has the sections that its content lists, in that order, and nothing of the others', () => {
  const htmlWith = (sections: Sections) =>
    htmlOf(<HomePage />, { ...testContent, home: { ...testContent.home, sections } })
  expect(htmlWith(['hero', 'yourLine', 'features'])).toContain('name="your-line"')
  const html = htmlWith(['hero', 'features', 'impact'])
  expect(sectionsOf(html)).toEqual(['page', 'features', 'impact'])
  expect(html).not.toMatch(/your-line|island-root|<form/)
})

test('No link leads to a service’s place on the services page if that does not describe the services', () => {
  const linksWith = (sections: typeof testContent.servicesPage.sections) => {
    const servicesPage = { ...testContent.servicesPage, sections }
    const content = { ...testContent, servicesPage }
    const pages = pagesOf(content)
    const html = pages.map(({ element }) => htmlOf(element, content)).join('')
    const data = pages.map((page) => JSON.stringify(pageGraph(content, page))).join('')
    return (html + data).match(new RegExp(`${servicesPage.meta.path}#`, 'g')) ?? []
  }
  expect(linksWith(['hero', 'detail'])).not.toEqual([])
  expect(linksWith(['hero', 'stats'])).toEqual([])
})
