import { expect, test } from 'vitest'
import { sectionsOf } from '../../tests/support/pages.ts'
import { htmlOf, testContent } from '../../tests/support/site-content.tsx'
import { pageGraph } from '../lib/structured-data.ts'
import { HomePage } from '../pages/home/page.tsx'
import { pagesOf } from '../site.tsx'

const { home, servicesPage } = testContent
const hasIsland = 'data-island="your-line"'

test('A page has the sections that its content lists, in that order, and nothing of the others', () => {
  expect(htmlOf(<HomePage />)).toContain(hasIsland)
  const sections: typeof home.sections = ['hero', 'features', 'board', 'impact']
  const html = htmlOf(<HomePage />, { ...testContent, home: { ...home, sections } })
  expect(sectionsOf(html)).toEqual(['page', 'features', 'board', 'impact'])
  expect(html).not.toMatch(/your-line|data-island|data-own|<form/)
})

test('No link leads to a service’s place on the services page if that does not describe the services', () => {
  const sections: typeof servicesPage.sections = ['hero', 'stats']
  const linksIn = (content: typeof testContent) => {
    const pages = pagesOf(content)
    const html = pages.map(({ element }) => htmlOf(element, content)).join('')
    const data = pages.map((page) => JSON.stringify(pageGraph(content, page))).join('')
    return (html + data).match(new RegExp(`${servicesPage.meta.path}#`, 'g')) ?? []
  }
  expect(linksIn(testContent)).not.toEqual([])
  expect(linksIn({ ...testContent, servicesPage: { ...servicesPage, sections } })).toEqual([])
})
