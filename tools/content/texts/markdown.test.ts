import { expect, test } from 'vitest'
import { Markdown } from './markdown.ts'

const picture = {
  sources: [{ type: 'image/avif', files: [{ path: '/static/media/van-640.avif', width: 640 }] }],
  path: '/static/media/van-640.webp',
  width: 640,
  height: 480,
}

/** The HTML of a text, and what is refused. */
function read(source: string) {
  const refused: string[] = []
  const text = new Markdown(source, {
    resolveLink: (link) =>
      /gone|script/.test(link) ? undefined : link.replace('/pricing', '/es/precios'),
    seePlace() {},
    pictureOf(address) {
      if (address !== '../../pictures/van.jpg')
        throw new Error(`names ${address}, which is not there.`)
      return picture
    },
    notes: { notes: 'Notes', backToText: 'Back to the text' },
    values: { brand: 'Nordbahn' },
    refuse: (line, message) => refused.push(`${line}: ${message}`),
  })
  const { lead, sections } = text.sections()
  return { text, html: lead + sections.map(({ html }) => html), refused }
}

/** Texts, and what their HTML has. */
const becomes: Record<string, string[]> = {
  '| A | B | C |\n|---|---|---|\n| 1 | [2](/pricing) | 3 |': [
    '<th scope="col">A</th> <th scope="col">B</th> <th scope="col">C</th>',
    '<td>1</td> <td data-label="B"><a href="/es/precios">2</a></td> <td data-label="C">3</td>',
  ],
  '| | B |\n|---|---|\n| 1 | 2 |': [
    '<td></td> <th scope="col">B</th>',
    '<th scope="row">1</th> <td>2</td>',
  ],
  'A note.[^1]\n\n[^1]: The note.': [
    '<a href="#note-fn-1" id="note-fnref-1" data-footnote-ref',
    '<ol> <li id="note-fn-1">',
    'aria-label="Back to the text"',
  ],
  '**{brand}** has [`{brand}`](/pricing) and { }.': [
    '<strong>Nordbahn</strong> has <a href="/es/precios"><code>{brand}</code></a> and { }.',
  ],
  '![A van of {brand}](../../pictures/van.jpg)': [
    '<picture><source type="image/avif" srcset="/static/media/van-640.avif 640w" sizes="(min-width: 720px) 640px, 90vw"><img src="/static/media/van-640.webp" alt="A van of Nordbahn" width="640" height="480" loading="lazy" decoding="async"></picture>',
  ],
}

test.each(Object.entries(becomes))('the HTML of %j has %j', (source, expected) => {
  const { html, refused } = read(source)
  expect(refused).toEqual([])
  for (const part of expected) expect(html.replace(/\s*\n\s*/g, ' ')).toContain(part)
})

/** Texts with a problem, and how the report about it starts. */
const problems: Record<string, string> = {
  'A\n\n<b>text': '3: has HTML (<b>). Write Markdown only.',
  '[a](javascript:alert)': '1: links to “javascript:alert”, which is not a page of this site',
  '# A': '1: has a heading with one #. That is the title, which is above the text. Write ##.',
  '## A\n\n#### B': '3: skips a level of headings. Write ### here.',
  '- [ ] A': '1: has a list with boxes to check',
  'Since {fuonded}': '1: contains {fuonded}, which is not a fact. Use one of {brand}.',
  '![](../../pictures/van.jpg)': '1: has a picture without alternative text',
  '![A](b.jpg)': '1: names b.jpg, which is not there.',
  '![A][b]\n\n[b]: /pricing': '1: has a picture whose address is elsewhere',
}

test.each(Object.entries(problems))('the text %j is refused: %s', (source, start) => {
  const { refused, html } = read(source)
  expect(refused).toEqual([expect.stringContaining(start)])
  expect(html).toBe('')
})

const headings = { start: 'Start', result: 'Result' }

test('sections are found by their headings', () => {
  const { text } = read('## Start\n\n[One][p]\n\n## Result\n\n- Two\n\n[p]: /pricing')
  expect(text.htmlByHeading(headings)).toEqual({
    start: `<p><a href="/es/precios">One</a></p>`,
    result: '<ul>\n<li>Two</li>\n</ul>',
  })
})

test.each([
  ['## Result\n\nA\n\n## Start\n\nB', ['1: lacks “## Start”.', '5: lacks “## Result”.']],
  ['## Start\n\n## Result\n\nA', ['1: has nothing below “Start”. Write it.']],
  ['Before\n\n## Start\n\nA\n\n## Result\n\nB', ['1: has to start with “## Start”.']],
  ['## Start\n\nA\n\n## Result\n\nB\n\n## More\n\nC', ['9: is one heading too many.']],
])('A case with the sections %j is refused: %j', (source, expected) => {
  const { text, refused } = read(source)
  text.htmlByHeading(headings)
  expect(refused).toEqual(expected.map((start) => expect.stringContaining(start)))
})

test('a long text becomes sections with ids from their headings, and its footnotes the last one', () => {
  const { text } = read(
    'First.[^1]\n\n## Who *pays*?\n\nOne.\n\n### Contact\n\n## Who pays?\n\nTwo.\n\n[^1]: The note.',
  )
  const { lead, sections } = text.sections()
  expect(lead).toMatch(/^<p>First\.<sup>.*<\/p>\s*$/)
  expect(sections).toMatchObject([
    { id: 'who-pays', heading: 'Who <em>pays</em>?', html: expect.stringContaining('<p>One.</p>') },
    { id: 'who-pays-1', heading: 'Who pays?' },
    { id: 'footnote-label', heading: 'Notes', html: expect.stringContaining('The note.') },
  ])
  // The form of every page has that id already.
  expect(sections[0]!.html).toContain('<h3 id="contact-1">')
})

test('the reading time is at least a minute, at 220 words each', () => {
  expect(read('Short.').text.readingTime()).toBe(1)
  expect(read('word '.repeat(660)).text.readingTime()).toBe(3)
  // Without spaces, two characters each.
  expect(read('時間'.repeat(660)).text.readingTime()).toBe(3)
})
