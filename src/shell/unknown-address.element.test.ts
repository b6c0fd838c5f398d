// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import './unknown-address.element.ts'

const title = 'Page not found'

test.each([
  ['/foo/bar-baz', ['Foo', 'Bar Baz'], []],
  ['/services/%C3%A9t%C3%A9_2', ['Our services', 'Été 2'], ['Our services']],
  ['/contact', ['Contact us'], ['Contact us']],
  ['/Call%20555%201234%20NOW', [title], []],
  [`/${'long'.repeat(11)}`, [title], []],
  ['/100%/--', [title, title], []],
])('The crumbs of %s are %j, and the data has those of the site: %j', (path, shown, known) => {
  location.href = `https://relaywell.example${path}`
  document.body.innerHTML = `
    <footer><a href="/services">Our services</a><a href="#contact">Contact us</a></footer>
    <script id="breadcrumb-data" type="application/ld+json">
      { "itemListElement": [{ "position": 1, "name": "Home" }, { "position": 2, "name": "${title}" }] }
    </script>
    <ol><li><a href="/">Home</a></li><li>${title}</li></ol><unknown-address></unknown-address>`
  const texts = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['Home', ...shown])
  const data = JSON.parse(document.getElementById('breadcrumb-data')!.textContent)
  const items = ['Home', ...known].map((name, at) =>
    expect.objectContaining({ position: at + 1, name }),
  )
  expect(data.itemListElement).toEqual(items)
})
