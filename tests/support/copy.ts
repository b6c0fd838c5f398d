import type { Page } from '@playwright/test'
import {
  about,
  contact,
  content,
  entries,
  home,
  notFound,
  services,
  servicesPage as servicesContent,
  site,
} from './content.ts'
import { aboutPage, homePage, missing, pages, servicesPage } from './pages.ts'

/** Keys whose values are never shown. */
const codeKeys = [
  'meta',
  'line',
  'slug',
  'service',
  'icon',
  'drawing',
  'ground',
  'href',
  'path',
  'by',
  'sample',
]

/** Every text and number in a part of the content that visitors can read. */
export function texts(part: unknown): string[] {
  if (typeof part === 'string' || typeof part === 'number') return [String(part)]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    codeKeys.includes(key) ? [] : texts(value),
  )
}

const { pause: _pause, play: _play, ...map } = home.map
const { heading, mark, table, map: sign, board, sum } = home.yourLine
/** The texts of “your own line” that a browser without scripts shows, without those in which figures are filled in. */
const yourLine = {
  ...{
    heading,
    examples: mark.examples,
    columns: table.columns,
    rest: table.rest,
    bring: table.bring,
  },
  ...{ note: sign.note, promise: sum.promise, yours: board.yours },
}
const { form, ...contactIntro } = contact
export const contactCopy = [
  ...texts(contactIntro),
  ...[...texts(form.fields), form.send, form.note, form.withoutScript],
]
export const shellCopy = texts([
  site.brand,
  site.email,
  site.telephone.display,
  site.hours.display,
  pages.map(({ link }) => link),
  site.cta.text,
])

/** The texts between the tags. */
export const textsIn = (html: string) =>
  html
    .split(/<[^>]+>/)
    .map((text) =>
      text.replace(/&#x([\dA-F]+);/gi, (_, code) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    )
    .filter((text) => text.trim())

const { work, articles, pricing, beforeYouSign, privacy } = content
/** The copy of the pages that a site may lack, by path. */
const furtherCopy: Record<string, string[]> = {
  ...(work && {
    [work.meta.path]: texts([
      work.hero,
      entries.cases.map(({ title, company }) => [title, company]),
    ]),
  }),
  ...(articles && {
    [articles.meta.path]: texts([
      articles.hero,
      entries.articles.slice(0, 20).map(({ title, description }) => [title, description]),
    ]),
  }),
  ...(pricing && {
    [pricing.meta.path]: texts([
      pricing.hero,
      pricing.offers.map(({ build: _build, monthly: _monthly, ...offer }) => offer),
    ]),
  }),
  ...(beforeYouSign && {
    [beforeYouSign.meta.path]: texts([beforeYouSign.hero, beforeYouSign.questions]),
  }),
  ...(privacy.page && {
    [privacy.page.meta.path]: texts([privacy.page, privacy.sending]),
  }),
  ...Object.fromEntries(
    entries.cases.map(({ path, title, result, person, stops }) => [
      path,
      [
        ...texts([title, result, person.quote, person.name]),
        ...Object.values(stops).flatMap(textsIn),
      ],
    ]),
  ),
  ...Object.fromEntries(
    [...entries.articles, ...entries.pages].map(({ path, title, html }) => [
      path,
      [title, ...textsIn(html)],
    ]),
  ),
}

/** The copy of each page, by path. The first two pages show services, too. */
export const copy: Record<string, string[]> = {
  ...furtherCopy,
  [aboutPage.path]: texts(about),
  [homePage.path]: texts([
    { ...home, map, yourLine },
    services.map(({ title, subtitle, letter, journey, jobs }) => {
      return { title, subtitle, letter, journey, job: jobs[0]!.name }
    }),
    services[0]!.jobs[0]!.stations,
    services[0]!.jobs[0]!.note,
  ]),
  [servicesPage.path]: texts([
    services.map(({ id: _id, journey: _journey, jobs: _jobs, ...service }) => service),
    servicesContent,
    site.sample,
  ]),
  [missing.path]: texts([notFound.heading, notFound.intro, notFound.links]),
}

export const plainText = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** The text that is rendered; `innerText` leaves hidden elements out. */
export const visibleText = async (page: Page) =>
  plainText((await page.locator('body').allInnerTexts()).join(' '))
