import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { project } from '../../tools/project.ts'
import { fakeGithub } from '../support/fake-github.ts'
import { expect, test } from '../support/test.ts'

test.use({ variant: 'with-editor' })

test('the editor of the live site commits a changed headline, and nothing else', {
  tag: '@all',
}, async ({ page, expectInConsole }) => {
  expectInConsole(/^(debug|log|info|warning): |404/)
  const commits = await fakeGithub(page)
  await page.goto('/edit/')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').or(page.locator('input')).first().fill('github_pat_test')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Español')).toBeVisible()
  await page.getByRole('gridcell', { name: 'Home', exact: true }).click()
  // The groups of the file, in order: meta, hero.
  await page.getByRole('button', { name: 'Expand', exact: true }).nth(1).click()
  await page.getByRole('textbox').first().fill('Changed from afar.')
  await page.getByRole('button', { name: 'Save' }).click()

  const file = 'content/en/home.yaml'
  await expect.poll(() => commits).toHaveLength(1)
  expect(commits[0]).toMatchObject({
    branch: { branchName: 'main' },
    message: { headline: 'Change English, home' },
    fileChanges: { additions: [{ path: file }] },
    token: 'token github_pat_test',
  })
  const before = parse(readFileSync(path.join(project, file), 'utf8'))
  const after = Buffer.from(commits[0]!.fileChanges.additions[0]!.contents, 'base64').toString()
  const hero = { ...before.hero, heading: 'Changed from afar.' }
  expect(parse(after)).toEqual({ ...before, hero })
})
