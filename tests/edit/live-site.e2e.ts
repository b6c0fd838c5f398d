import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { buildSite } from '../../tools/build/build-site.ts'
import { copyProject } from '../../tools/build/copy-project.ts'
import { project } from '../../tools/project.ts'
import { fakeGithub } from '../support/fake-github.ts'
import { expect, test } from '../support/test.ts'
import { settingsOf } from '../support/variants.ts'

const repository = path.join(project, '.cache/edit-repository')
const home = path.join(repository, 'content/en/home.yaml')

test.use({ variant: 'with-editor' })
test.afterAll(() => rm(repository, { recursive: true, force: true }))

test('the editor of the live site changes a headline, and the next build shows it', {
  tag: '@all',
}, async ({ page, expectInConsole }) => {
  // It builds the site.
  test.setTimeout(240_000)
  expectInConsole(/^(debug|log|info|warning): /)
  // It looks for newer fonts first.
  expectInConsole(/404/)
  await copyProject(project, repository)
  const before = parse(readFileSync(home, 'utf8'))
  const commits = await fakeGithub(page, repository)
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
  await expect.poll(() => commits).toHaveLength(1)
  expect(commits[0]).toEqual({
    branch: 'main',
    files: ['content/en/home.yaml'],
    message: { headline: 'Change English, home' },
    token: 'token github_pat_test',
  })
  const hero = { ...before.hero, heading: 'Changed from afar.' }
  expect(parse(readFileSync(home, 'utf8'))).toEqual({ ...before, hero })

  const rebuilt = path.join(repository, '.cache/rebuilt')
  await buildSite(repository, rebuilt, settingsOf('plain'))
  expect(readFileSync(path.join(rebuilt, 'index.html'), 'utf8')).toContain('Changed from afar.')
})
