import { homePage, missing, servicesPage } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { sweep } from './checks.ts'

test.describe('With eight services, four of them with the needed fields only,', {
  tag: '@all',
}, () => {
  test.use({ variant: 'eight' })

  for (const { path } of [homePage, servicesPage, missing])
    test(`${path} is complete, readable and operable`, async ({ page }) => {
      test.slow()
      await sweep(page, path, 'dark')
    })
})
