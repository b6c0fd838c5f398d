import { afterAll, expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { copyOfContent } from '../content/test-support.ts'
import { repeatedIds } from './repeated-ids.ts'

const [language] = readContent(await copyOfContent(afterAll))

test.each([
  ['<b id="job-1"></b><code>&#x3C;b id="job-1"></code>', []],
  [
    '<div id="job-1"><p class="x" id="job-1">',
    ['services.yaml: services[0].slug is “job-1”, which is the id of another part of /services.'],
  ],
  ['<b id="x"><b id="x"><b id="x">', ['services-page.yaml: The page has the id “x” twice']],
])('in %s, these are reported: %j', (html, expected) => {
  const problems = repeatedIds(html, '/services', language, language)
  expect(problems.map(({ file, place, message }) => `${file}: ${place} ${message}`)).toEqual(
    expected.map((start) => expect.stringContaining(`content/en/${start}`)),
  )
})
