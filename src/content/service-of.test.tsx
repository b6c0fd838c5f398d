import { expect, test } from 'vitest'
import { htmlOf, testContent } from '../../tests/support/site-content.tsx'
import { pagesOf } from '../site.tsx'
import { pageGraph } from './structured-data.ts'

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
