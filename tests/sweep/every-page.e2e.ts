import { home, services, site } from '../support/content.ts'
import { copy, texts } from '../support/copy.ts'
import { everyPage, onePageOfEachKind } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { sweep } from './checks.ts'

/** Texts in drawings and of “your own line”, which are not printed as in the document without scripts. */
const notPrinted = texts([
  services.map(({ scene, journey, jobs }) => ({ scene, journey, jobs })),
  home.map,
  home.yourLine,
  site.sample,
])

for (const [index, page] of everyPage.entries())
  test(`${page.path} is complete, readable and operable in every width, theme and medium`, {
    tag: onePageOfEachKind.includes(page) ? [] : '@all',
  }, async ({ page: tab }) => {
    test.slow()
    const printed = copy[page.path]!.filter((text) => !notPrinted.includes(text))
    await sweep(tab, page.path, index % 2 === 0 ? 'light' : 'dark', printed)
  })
