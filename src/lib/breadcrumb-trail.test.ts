import { expect, test } from 'vitest'
import { pages } from '#content/pages'
import { site } from '#content/site.yaml'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

const home = pages.home.link

const texts = (pathname: string) => breadcrumbTrail(pathname).map((crumb) => crumb.text)

test('the home page has a single crumb', () => {
  expect(texts('/')).toEqual([home])
})

test('the crumb of a page has the text of its menu link', () => {
  expect(texts('/services')).toEqual([home, pages.servicesPage.link])
  expect(texts('/about/')).toEqual([home, pages.about.link])
  expect(texts('/contact')).toEqual([home, site.contactLink.text])
})

test('any other segment is decoded and shown in title case, with spaces for hyphens and underscores', () => {
  expect(texts('/foo/bar-baz')).toEqual([home, 'Foo', 'Bar Baz'])
  expect(texts('/snake_case_name')).toEqual([home, 'Snake Case Name'])
  expect(texts('/caf%C3%A9-%C3%A9t%C3%A9')).toEqual([home, 'Café Été'])
  expect(texts('/%F0%9D%92%B3y')).toEqual([home, '𝒳y'])
})

test('a segment that cannot be decoded is shown unchanged', () => {
  expect(texts('/%E0%A4%A')).toEqual([home, '%E0%A4%A'])
})

test('a segment may have the name of a built-in object property', () => {
  expect(texts('/constructor')).toEqual([home, 'Constructor'])
})

test('each crumb links to its part of the path', () => {
  expect(breadcrumbTrail('/foo/bar-baz').map((crumb) => crumb.path)).toEqual([
    '/',
    '/foo',
    '/foo/bar-baz',
  ])
})
