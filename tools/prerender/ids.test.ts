import { expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { project } from '../project.ts'
import { deadPlaces, repeatedIds } from './ids.ts'

const [language] = readContent(project)
const { slug } = language.content.services[0]!

test.each([
  [`<b id="${slug}"></b><code>&#x3C;b id="${slug}"></code>`, []],
  [
    `<div id="${slug}"><p class="x" id="${slug}">`,
    [`services.yaml: services[0].slug is “${slug}”, which is the id of another part of /services.`],
  ],
  ['<b id="x"><b id="x"><b id="x">', ['services-page.yaml: The page has the id “x” twice']],
])('in %s, these are reported: %j', (html, expected) => {
  const problems = repeatedIds(
    html,
    { path: '/services', source: 'services-page' },
    language,
    language,
  )
  expect(problems.map(({ file, place, message }) => `${file}: ${place} ${message}`)).toEqual(
    expected.map((start) => expect.stringContaining(`content/${language.language}/${start}`)),
  )
})

test('a link to a place that its page does not have is reported', () => {
  const documents = [{ address: '/about', html: '<main><h2 id="story-heading">' }]
  const problem = { file: 'content/en/home.yaml', place: 'home.x', message: 'links to …' }
  const problemsOf = (id: string) =>
    deadPlaces(documents, { placeLinks: [{ path: '/about', id, problem }] })
  expect(problemsOf('story-heading')).toEqual([])
  expect(problemsOf('values')).toEqual([problem])
})
