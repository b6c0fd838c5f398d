import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { project } from '../../tools/project.ts'
import { language } from '../support/content.ts'
import { expect, test } from '../support/test.ts'

declare const handleOf: (file: string) => Promise<FileSystemFileHandle>

test.use({ variant: 'with-editor' })

test.beforeEach(async ({ page, expectInConsole }) => {
  expectInConsole(/^(debug|log|info|warning): |404/)
  await page.route(/^https:/, (route) => route.fulfill({ status: 404 }))
})

test.describe('The editor', { tag: '@all' }, () => {
  test('opens the repository of the live site with the token of a provider', async ({ page }) => {
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

  test('saves in a folder what was changed, and nothing else', async ({ page }) => {
    const file = `content/${language}/contact.yaml`
    const text = readFileSync(path.join(project, file), 'utf8')
    await page.addInitScript(() => {
      const root = navigator.storage.getDirectory()
      /** A file of the folder that Sveltia CMS is given. */
      const handleOf = async (file: string) => {
        const [name, ...folders] = file.split('/').reverse()
        let folder = await root
        for (const each of folders.reverse())
          folder = await folder.getDirectoryHandle(each, { create: true })
        return folder.getFileHandle(name!, { create: true })
      }
      Object.assign(window, { handleOf, showDirectoryPicker: () => root })
    })
    const read = () =>
      page.evaluate(async (file) => (await (await handleOf(file)).getFile()).text(), file)
    await page.goto('/edit/')
    await page.evaluate(
      async ([file, text]) => {
        // By this, it knows a repository.
        await handleOf('.git/HEAD')
        const stream = await (await handleOf(file!)).createWritable()
        await stream.write(text!)
        await stream.close()
      },
      [file, text],
    )
    await page.getByRole('button', { name: 'Work with Local Repository' }).click()
    await page.getByRole('gridcell', { name: 'Contact', exact: true }).click()
    const heading = page.getByRole('group', { name: /Heading/ }).getByRole('textbox')
    await heading.fill('Ask us.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(read).toMatch(/^heading: Ask us\.$/m)
    expect(parse(await read())).toEqual({ ...parse(text), heading: 'Ask us.' })
  })
})
