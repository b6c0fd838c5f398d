import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { language, site } from '../support/content.ts'
import { everyPage, headerPages, homePage } from '../support/pages.ts'
import { siteUrl } from '../support/variants.ts'
import { documentOf, fileOf, htmlOf, notFoundFile, read, siteFolder, textsOf } from './files.ts'

// The rules include one `h1` and headings in order.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The form of your own line has nothing to submit: its result follows what is typed.
    'wcag/h32': 'off',
    // Files from our own origin are as trusted as the document.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The script turns the navigation with the service links into a tab list.
    'prefer-native-element': ['error', { exclude: ['navigation'] }],
  },
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(everyPage)('$path', ({ path }) => {
  const document = documentOf(path)
  const addresses = ['href', 'src', 'action', 'poster'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => ({
      element,
      url: new URL(element.getAttribute(name) ?? '', siteUrl + path),
    })),
  )
  const isOwn = ({ url }: { url: URL }) => url.origin === siteUrl

  test('is valid HTML with its headings in order', async () => {
    const { results } = await validator.validateString(htmlOf(path), path)
    const errors = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
    expect(errors).toEqual([])
  })

  test('names the site’s language and has header, breadcrumbs, contact form and footer', () => {
    expect(document.documentElement.lang).toBe(language)
    const breadcrumbs = `nav[aria-label="${site.breadcrumbs}"] > ol`
    for (const part of ['header #menu', breadcrumbs, 'main section#contact form', 'body footer'])
      expect(document.querySelectorAll(part), part).toHaveLength(1)
  })

  test('has the same contact form as the home page', () => {
    const [here, atHome] = [document, documentOf(homePage.path)].map((each) =>
      each.querySelector('#contact form'),
    )
    expect(here?.outerHTML).toBe(atHome?.outerHTML)
  })

  test('marks only its own link in the header as current', () => {
    const current = headerPages.filter((page) => page.path === path)
    const above = headerPages.filter(
      (page) => page !== homePage && path.startsWith(`${page.path}/`),
    )
    for (const [selector, expected] of [
      ['header nav [aria-current="page"]', current],
      ['header nav li [aria-current="true"]', above],
    ] as const)
      expect(textsOf(document, selector)).toEqual(expected.map(({ link }) => link))
  })

  test('links to pages, files and fragments that exist', () => {
    const ownAddresses = addresses.filter(isOwn)
    expect(ownAddresses.length).toBeGreaterThan(10)
    for (const { url } of ownAddresses) {
      // Only the 404 page may link to itself, for its own sections.
      if (url.pathname !== path) expect(fileOf(url.pathname), url.href).not.toBe(notFoundFile)
      if (url.hash === '') continue
      const target = documentOf(url.pathname).getElementById(decodeURIComponent(url.hash.slice(1)))
      expect(target, url.href).not.toBeNull()
    }
  })

  test('has only inline scripts and styles that the Content-Security-Policy allows', () => {
    const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(read('_headers').toString()) ?? []
    for (const [selector, directive] of [
      ['script:not([type="application/ld+json"])', 'script-src '],
      ['style', 'style-src '],
    ] as const) {
      const allowed = policy.split('; ').find((text) => text.startsWith(directive))
      const inline = [...document.querySelectorAll(selector)]
      const hashes = inline.map(({ textContent }) => hashOf(textContent))
      expect(hashes).not.toEqual([])
      for (const hash of hashes) expect(allowed).toContain(hash)
    }
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    )
    expect(attributes.filter((name) => /^(style|on.+)$/.test(name))).toEqual([])
    expect(addresses.filter(({ url }) => url.protocol === 'javascript:')).toEqual([])
  })
})

test('Every file in static/ has a hash in its name', () => {
  for (const file of globSync('static/**/*.*', { cwd: siteFolder }))
    expect(file).toMatch(/^static\/(js|css|media|words)\/[\w-]+\.[\w-]{8,}(\.\w+|\/|$)/)
})
