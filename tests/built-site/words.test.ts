import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  about,
  facts,
  home,
  notFound,
  privacy,
  services,
  servicesPage as servicesContent,
  site,
} from '../support/content.ts'
import {
  aboutPage,
  everyPage,
  homePage,
  missing,
  pages,
  sectionsOf,
  servicesPage,
} from '../support/pages.ts'
import { isSampleBrand, words } from '../support/words.ts'
import { documentOf, htmlOf, read, siteFolder, textsOf } from './files.ts'

// These tests check that the documents contain the content. tests/sample-copy.test.ts checks the content itself
// word for word.

/** The texts of the matching elements in a section. */
const inSection = (path: string, name: string, selector: string) =>
  textsOf(documentOf(path), `[aria-labelledby="${name}-heading"] ${selector}`)

const hrefs = (path: string, selector: string) =>
  [...documentOf(path).querySelectorAll(selector)].map((link) => [
    link.textContent.replace(/\s+/g, ' '),
    link.getAttribute('href'),
  ])

const samples = (path: string) => textsOf(documentOf(path), 'figcaption > :last-child')

test.each([
  [homePage.path, ['page', 'impact', 'services', 'features', 'empower', 'contact']],
  [servicesPage.path, ['page', 'stats', 'detail', 'why', 'process', 'call', 'contact']],
  [
    aboutPage.path,
    ['page', 'story', 'purpose', 'values', ...(about.people ? ['people'] : []), 'contact'],
  ],
])('%s has its sections in order', (path, sections) => {
  expect(sectionsOf(htmlOf(path))).toEqual(sections)
})

describe('The home page', () => {
  test('has the metrics with their titles', () => {
    const { metrics } = home.impact
    expect(inSection(homePage.path, 'impact', 'p')).toEqual(metrics.map(({ value }) => `${value}%`))
    expect(inSection(homePage.path, 'impact', 'h3')).toEqual(metrics.map(({ title }) => title))
    expect(inSection(homePage.path, 'impact', 'small')).toEqual(
      metrics.map(({ basis }) => basis ?? site.sample),
    )
  })

  test('has a row for each service that links to the services page', () => {
    expect(inSection(homePage.path, 'services', 'li h3')).toEqual(
      services.map(({ title }) => title),
    )
    const rows = hrefs(homePage.path, '[aria-labelledby="services-heading"] li a')
    expect(rows.map(([, href]) => href)).toEqual(services.map(() => servicesPage.path))
  })

  test.runIf(home.board)('labels the board as a sample', () => {
    expect(samples(homePage.path)).toEqual([site.sample])
  })
})

describe('The services page', () => {
  test('has its figures', () => {
    const { stats } = servicesContent
    expect(inSection(servicesPage.path, 'stats', 'dt')).toEqual(
      stats.map(({ label, basis = '' }) => label + basis),
    )
    expect(inSection(servicesPage.path, 'stats', 'dd')).toEqual(stats.map(({ value }) => value))
  })

  test('has an element for each service with its slug as id and a drawing labelled as a sample', () => {
    for (const { slug, title } of services)
      expect(textsOf(documentOf(servicesPage.path), `[id="${slug}"] h3`)).toContain(title)
    expect(samples(servicesPage.path)).toEqual(services.map(() => site.sample))
  })

  test('lists the reasons as cards, each with a heading', () => {
    const { cards } = servicesContent.why
    expect(inSection(servicesPage.path, 'why', 'ul > li > h3')).toEqual(
      cards.map(({ title }) => title),
    )
  })

  test('lists the steps of the process, each with number, icon, title and description', () => {
    const { steps } = servicesContent.process
    const items = inSection(servicesPage.path, 'process', 'ol > li')
    for (const [index, { title, description }] of steps.entries()) {
      expect(items[index]).toContain(String(index + 1))
      expect(items[index]).toContain(title + description)
    }
    expect(items).toHaveLength(steps.length)
    expect(inSection(servicesPage.path, 'process', 'ol > li > svg')).toHaveLength(steps.length)
  })

  test('has a call to action', () => {
    expect(inSection(servicesPage.path, 'call', 'p')).toEqual([servicesContent.callToAction.text])
    expect(inSection(servicesPage.path, 'call', 'a')).toEqual([words.demo])
  })
})

describe('The about page', () => {
  test('has the story with its figures', () => {
    const { stats } = about.story
    expect(textsOf(documentOf(aboutPage.path), 'main').join()).toContain(String(facts.founded))
    expect(inSection(aboutPage.path, 'story', 'dt')).toEqual(stats.map(({ label }) => label))
    expect(inSection(aboutPage.path, 'story', 'dd')).toEqual(stats.map(({ value }) => value))
  })

  test('has the mission, the vision and the values', () => {
    const { mission, vision } = about.purpose
    expect(inSection(aboutPage.path, 'purpose', 'h3')).toEqual([mission.title, vision.title])
    const values = about.values.items.map(({ title }) => title)
    expect(inSection(aboutPage.path, 'values', 'h3')).toEqual(values)
  })
})

test('The 404 page links to the pages that its content names', () => {
  expect(hrefs(missing.path, 'main a')).toEqual(
    expect.arrayContaining(notFound.links.map(({ text, href }) => [text, href])),
  )
})

test.each(everyPage)(
  'The footer of $path links to pages, contact form, e-mail, telephone and social networks',
  ({ path }) => {
    const { email, telephone, social, hours } = site
    expect(hrefs(path, `nav[aria-label="${site.footer.label}"] a`)).toEqual([
      ...pages.map(({ link, path: address }) => [link, address]),
      [words.contact, '#contact'],
    ])
    expect(hrefs(path, 'footer dl a')).toEqual([
      [email, `mailto:${email}`],
      [telephone.display, telephone.href],
    ])
    const networks = [...documentOf(path).querySelectorAll('footer a[target="_blank"]')]
    expect(networks.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual(
      social.map(({ href }) => [href, 'noopener']),
    )
    for (const [index, { text }] of social.entries())
      expect(networks[index]!.textContent).toBe(`${text}, ${site.footer.newTab}`)
    expect(textsOf(documentOf(path), 'footer dd')).toContain(hours.display)
  },
)

test.each(everyPage)('The form of $path links to the privacy notice in the footer', ({ path }) => {
  expect(hrefs(path, 'form a')).toContainEqual([privacy.link.text, '#privacy'])
  expect(documentOf(path).querySelector('footer #privacy')).not.toBeNull()
})

test('The built files mention the sample’s brand only if the content does', () => {
  const sample = /relaywell|washington|202 555|2025550142|voice ai|500\+/i
  const mentions = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$/.test(file))
    .filter((file) => sample.test(read(file).toString()))
  if (isSampleBrand) expect(mentions).not.toEqual([])
  else expect(mentions).toEqual([])
})
