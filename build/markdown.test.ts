import { expect, test } from 'vitest'
import { markdownOf } from './markdown.ts'

const written = (main: string) =>
  markdownOf(`<!doctype html><header>Menu</header><main>${main}</main>`, 'https://a.example/b')

test('headings, paragraphs and links are told, links with their whole address', () => {
  expect(
    written('<h1>One</h1><section><h2>Two</h2><p>See <a href="/c#d">the\n rest</a>.</p></section>'),
  ).toBe('# One\n\n## Two\n\nSee [the rest](https://a.example/c#d).\n')
})

test('an item is one line, its heading strong', () => {
  expect(written('<ul><li>Plain</li><li><h3>Title</h3><p>Text.</p></li></ul>')).toBe(
    '- Plain\n- **Title**: Text.\n',
  )
})

test('a list that counts its items counts them once', () => {
  expect(
    written('<ol><li><span>1</span><h3>Do it.</h3>Now</li><li>Rest<br>a while</li></ol>'),
  ).toBe('1. **Do it.** Now\n2. Rest: a while\n')
})

test('a row that is a link is named by its first part', () => {
  expect(written('<ul><li><a href="/c"><h3>Row</h3><p>More of it</p></a></li></ul>')).toBe(
    '- [Row](https://a.example/c): More of it\n',
  )
})

test('terms stand with their meaning', () => {
  expect(written('<dl><div><dt>Open</dt><dd>Always</dd></div></dl>')).toBe('- Open: Always\n')
})

test('drawings, controls and what nobody is told are left out', () => {
  const silent = '<svg><text>x</text></svg><form>f</form><button>b</button><nav>n</nav>'
  expect(written(`${silent}<figure>g</figure><span aria-hidden="true">h</span><p>Kept</p>`)).toBe(
    'Kept\n',
  )
})

test('where a word may break on a phone is not told', () => {
  expect(written('<h1>Warte\u00adschleife</h1>')).toBe('# Warteschleife\n')
})
