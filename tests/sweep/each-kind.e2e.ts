import { homePage, pageOfEachKind } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { sweep } from './checks.ts'

for (const [index, { path }] of pageOfEachKind.entries())
  test(`${path} is complete, readable and operable`, {
    tag: path === homePage.path ? [] : '@all',
  }, async ({ page }) => {
    test.slow()
    await sweep(page, path, index % 2 === 0 ? 'light' : 'dark', true)
  })
