import { expect, test } from 'vitest'
import { figureOf } from '../../src/lib/format.ts'
import { about, home, servicesPage as services, site } from '../support/content.ts'
import { aboutPage, homePage, sectionsOf, servicesPage } from '../support/pages.ts'
import { documentOf, htmlOf, textsOf } from './files.ts'

const { metrics } = home.impact

test.each(
  [
    {
      ...{ path: homePage.path, section: 'impact', selector: 'li > p.figure' },
      texts: metrics.map((metric) => figureOf(site.locale, metric).parts.join('')),
    },
    {
      ...{ path: homePage.path, section: 'impact', selector: 'li > p:last-child' },
      texts: metrics.map(({ basis }) => basis ?? site.sample),
    },
    {
      ...{ path: servicesPage.path, section: 'stats', selector: 'dd' },
      texts: services.stats.map(({ value }) => value),
    },
    {
      ...{ path: servicesPage.path, section: 'process', selector: 'ol > li' },
      texts: services.process.steps.map(
        ({ title, description }, index) => `${index + 1}${title}${description}`,
      ),
    },
    {
      ...{ path: aboutPage.path, section: 'story', selector: 'dd' },
      texts: about.story.stats.map(({ value }) => value),
    },
  ].filter(({ path, section }) => sectionsOf(htmlOf(path)).includes(section)),
)('In the section $section of $path, each “$selector” has what its content has', (row) => {
  const { path, section, selector, texts } = row
  const place = `[aria-labelledby="${section}-heading"] ${selector}`
  expect(textsOf(documentOf(path), place)).toEqual(texts)
})
