import { expect, test } from 'vitest'
import { Markdown } from './markdown.ts'
import { baseMark } from './markdown-html.ts'

const picture = {
  sources: [{ type: 'image/avif', files: [{ path: '/static/media/van-640.avif', width: 640 }] }],
  path: '/static/media/van-640.webp',
  width: 640,
  height: 480,
}

/** The HTML of a text, with `/` as the folder of the site, and what is refused. */
function read(source: string) {
  const refused: string[] = []
  const text = new Markdown(source, {
    addressOf: (link) =>
      /gone|script/.test(link) ? undefined : link.replace('/pricing', '/es/precios'),
    pictureOf(address) {
      if (address !== '../../pictures/van.jpg')
        throw new Error(`names ${address}, which is not there.`)
      return picture
    },
    notes: { notes: 'Notes', backToText: 'Back to the text' },
    refuse: (line, message) => refused.push(`${line}: ${message}`),
  })
  return { text, html: text.html().replaceAll(baseMark, '/'), refused }
}

test('GitHub’s Markdown becomes HTML: tables, code and footnotes too', () => {
  const { html, refused } = read(
    'A *text* with `code` and a note.[^1]\n\n| | B |\n|---|---|\n| 1 | 2 |\n\n```\nlet a\n```\n\n[^1]: The note.',
  )
  expect(refused).toEqual([])
  expect(html).toContain('<em>text</em> with <code>code</code>')
  // Keyboards can scroll what is wider than the screen.
  expect(html).toContain('<div data-table="" tabindex="0"><table>')
  expect(html).toMatch(/<td><\/td>\s*<th scope="col">B<\/th>/)
  expect(html).toMatch(/<th scope="row">1<\/th>\s*<td>2<\/td>/)
  expect(html).toContain('<pre><code>let a\n</code></pre>')
  expect(html).toContain('<a href="#note-fn-1" id="note-fnref-1" data-footnote-ref')
  expect(html).toContain('<li id="note-fn-1">')
  expect(html).toMatch(/<h2[^>]*>Notes<\/h2>/)
  expect(html).toContain('aria-label="Back to the text"')
})

test('a link to a page gets its path in the language of the text, and one elsewhere stays', () => {
  const { html } = read('[prices](/pricing#voice-ai), [them](https://example.com/)')
  expect(html).toContain('<a href="/es/precios#voice-ai">prices</a>')
  expect(html).toContain('<a href="https://example.com/">them</a>')
})

test('a picture gets its files, and its size before it loads', () => {
  const { html } = read('![A van](../../pictures/van.jpg)')
  expect(html).toContain(
    '<picture><source type="image/avif" srcset="/static/media/van-640.avif 640w" sizes="(min-width: 720px) 640px, 90vw"><img src="/static/media/van-640.webp" alt="A van" width="640" height="480" loading="lazy" decoding="async"></picture>',
  )
})

test('links and pictures in a table are like those in a text', () => {
  const { html } = read(
    '| A | B |\n|---|---|\n| [prices](/pricing) | ![A van](../../pictures/van.jpg) |',
  )
  expect(html).toContain('<td><a href="/es/precios">prices</a></td>')
  expect(html).toContain('<img src="/static/media/van-640.webp"')
})

test.each([
  ['HTML', 'A\n\n<b>text</b>', '3: has HTML (<b>). Write Markdown only.'],
  ['a script in a link', '[a](javascript:alert)', '1: links to “javascript:alert”'],
  ['a dead link', '[a](/gone)', '1: links to “/gone”, which is not a page of this site'],
  ['a second title', '# A', '1: has a heading with one #.'],
  [
    'a level of headings that is skipped',
    '## A\n\n#### B',
    '3: skips a level of headings. Write ### here.',
  ],
  ['boxes to check', '- [ ] A', '1: has a list with boxes to check'],
  [
    'a picture without words',
    '![](../../pictures/van.jpg)',
    '1: has a picture without alternative text',
  ],
  ['a picture that is not there', '![A](b.jpg)', '1: names b.jpg, which is not there.'],
])('refuses %s', (_, source, message) => {
  const { refused, html } = read(source)
  expect(refused.join('\n')).toContain(message)
  expect(html).toBe('')
})

test('sections are found by their headings, which have to be these, in this order', () => {
  const headings = { start: 'Start', result: 'Result' }
  const { text } = read('## Start\n\nOne.\n\n## Result\n\n- Two')
  expect(text.sections(headings)).toEqual({
    start: '<p>One.</p>',
    result: '<ul>\n<li>Two</li>\n</ul>',
  })
  const linked = read('## Start\n\n[Prices][p]\n\n## Result\n\nTwo\n\n[p]: /pricing')
  expect(linked.text.sections(headings).start).toContain(`<a href="${baseMark}es/precios">`)
  for (const [source, message] of [
    ['## Result\n\nA\n\n## Start\n\nB', '1: lacks “## Start”.'],
    ['## Start\n\nA', '1: lacks “## Result”.'],
    ['## Start\n\n## Result\n\nA', '1: has nothing below “Start”.'],
    ['Before\n\n## Start\n\nA\n\n## Result\n\nB', '1: has to start with “## Start”.'],
    ['## Start\n\nA\n\n## Result\n\nB\n\n## More\n\nC', '9: is one heading too many.'],
  ] as const) {
    const other = read(source)
    other.text.sections(headings)
    expect(other.refused.join('\n')).toContain(message)
  }
})

test('the reading time is at least a minute, at 220 words each', () => {
  expect(read('Short.').text.readingTime()).toBe(1)
  expect(read('word '.repeat(660)).text.readingTime()).toBe(3)
})
