import { expect, test, vi } from 'vitest'
import { absolute } from './feed.ts'

vi.stubEnv('VITE_SITE_URL', 'https://site.example/')

test.each([
  ['<a id="a" href="/prices">', '<a id="a" href="https://site.example/prices">'],
  ['<a href="#note">', '<a href="https://site.example/one#note">'],
  ['<img alt="a > b" src="/a.webp">', '<img alt="a > b" src="https://site.example/a.webp">'],
  [
    '<source srcset="/a 1w, /b 2w">',
    '<source srcset="https://site.example/a 1w, https://site.example/b 2w">',
  ],
  // A code sample.
  ['&#x3C;img src="/a.webp" srcset="/b 2w">', '&#x3C;img src="/a.webp" srcset="/b 2w">'],
])('in the feed, %s is %s', (html, expected) => {
  expect(absolute(html, '/one')).toBe(expected)
})
