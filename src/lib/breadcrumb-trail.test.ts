import { expect, test } from 'vitest'
import { pages } from '#content/pages'
import { site } from '#content/site.yaml'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

const home = pages.home.link

test.each([
  ['/', []],
  // The text of the page’s menu link.
  ['/services', [pages.servicesPage.link]],
  ['/about/', [pages.about.link]],
  ['/contact', [site.contactLink.text]],
  // Decoded, in title case, with spaces.
  ['/foo/bar-baz', ['Foo', 'Bar Baz']],
  ['/snake_case_name', ['Snake Case Name']],
  ['/caf%C3%A9-%C3%A9t%C3%A9', ['Café Été']],
  ['/%F0%9D%92%B3y', ['𝒳y']],
  // Cannot be decoded.
  ['/%E0%A4%A', ['%E0%A4%A']],
  // A property of every object.
  ['/constructor', ['Constructor']],
])('the crumbs of %s after the home page are %j', (path, crumbs) => {
  expect(breadcrumbTrail(path).map(({ text }) => text)).toEqual([home, ...crumbs])
})

test('each crumb links to its part of the path', () => {
  const trail = breadcrumbTrail('/foo/bar-baz')
  expect(trail.map(({ path }) => path)).toEqual(['/', '/foo', '/foo/bar-baz'])
})
