import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

const texts = (pathname: string) => breadcrumbTrail(pathname).map((crumb) => crumb.text)

test('the home page is one crumb', () => {
  expect(texts('/')).toEqual(['Home'])
})

test('known segments have their labels', () => {
  expect(texts('/services')).toEqual(['Home', 'Services'])
  expect(texts('/about/')).toEqual(['Home', 'About'])
  expect(texts('/contact')).toEqual(['Home', 'Contact'])
})

test('any other segment is decoded, its hyphens and underscores are spaces, in title case', () => {
  expect(texts('/foo/bar-baz')).toEqual(['Home', 'Foo', 'Bar Baz'])
  expect(texts('/snake_case_name')).toEqual(['Home', 'Snake Case Name'])
  expect(texts('/caf%C3%A9-%C3%A9t%C3%A9')).toEqual(['Home', 'Café Été'])
  expect(texts('/%F0%9D%92%B3y')).toEqual(['Home', '𝒳y'])
})

test('a segment that cannot be decoded is shown as it is', () => {
  expect(texts('/%E0%A4%A')).toEqual(['Home', '%E0%A4%A'])
})

test('names that every object has are segments like any other', () => {
  expect(texts('/constructor')).toEqual(['Home', 'Constructor'])
})

test('each crumb links to its part of the path', () => {
  expect(breadcrumbTrail('/foo/bar-baz').map((crumb) => crumb.path)).toEqual([
    '/',
    '/foo',
    '/foo/bar-baz',
  ])
})
