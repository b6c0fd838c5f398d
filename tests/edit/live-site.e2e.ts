import { expect, test } from '../support/test.ts'

test.use({ variant: 'with-editor' })

// editor.e2e.ts shows that the same editor, on a folder, saves what is changed and nothing else.
test('The editor of the live site opens its repository with the token of a provider', {
  tag: '@all',
}, async ({ page, expectInConsole }) => {
  expectInConsole(/^(debug|log|info|warning): |404/)
  await page.route(/^https:/, (route) => route.fulfill({ status: 404 }))
  const user = { id: 1, login: 'anna', name: 'Anna', email: 'anna@site.example' }
  await page.route('https://api.github.com/user', (route) => route.fulfill({ json: user }))
  await page.route('https://api.github.com/repos/anna/site/**', () => undefined)
  const asked = page.waitForRequest('https://api.github.com/repos/anna/site/**')
  await page.goto('/edit/')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').or(page.locator('input')).first().fill('github_pat_test')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  expect((await asked).headers().authorization).toBe('token github_pat_test')
})
