import type { Page } from '@playwright/test'
import { about, contact, home, notFound, services, servicesPage, site } from './content.ts'
import { pages } from './pages.ts'

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

/** The copy of each page, by path. */
export const copy: Record<string, string[]> = {
  '/': texts([
    { ...home, map },
    services.map(({ title, subtitle, letter, journey }) => ({ title, subtitle, letter, journey })),
  ]),
  '/services': texts([
    services.map(({ id: _id, journey: _journey, ...service }) => service),
    servicesPage,
    site.sample,
  ]),
  '/about': texts(about),
  '/no-such-page': texts([notFound.heading, notFound.intro, notFound.links]),
}

export const plainText = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** The text that is rendered; `innerText` leaves hidden elements out. */
export const visibleText = async (page: Page) =>
  plainText((await page.locator('body').allInnerTexts()).join(' '))
