import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { vercelStegaClean } from '@vercel/stega'
import { parse } from 'yaml'
import { home } from '../support/content.ts'
import { changedLines, expect, test } from '../support/edit-test.ts'
import { interactive } from '../support/test.ts'
import { expectAccessible } from '../sweep/checks.ts'

declare const handleOf: (file: string) => Promise<FileSystemFileHandle>

// In one worker, because each starts a development server.
test.describe.configure({ mode: 'default' })

const english = 'content/en/home.yaml'
const spanish = 'content/es/home.yaml'
const article = 'articles/how-we-measure'

test.describe('The editor', { tag: '@all' }, () => {
  test('changes a text by keyboard, and only that', async ({ editor, folder, page }) => {
    await editor.open('/es')
    const intro = await editor.text('home.hero.intro').innerText()
    await editor.text('home.hero.heading').press('ControlOrMeta+a')
    await page.keyboard.type('Todo va: a tiempo')
    await page.keyboard.press('Tab')
    await expect(editor.text('home.hero.intro')).toBeFocused()
    await expect(editor.status).toHaveText(`Saved in ${spanish}`)
    await page.keyboard.type('No. ')
    await page.keyboard.press('Escape')
    await expect(editor.text('home.hero.intro')).toHaveText(intro)
    expect(changedLines(folder, spanish)).toEqual(["  heading: 'Todo va: a tiempo'"])
    expect(changedLines(folder, english)).toEqual([])
    await page.reload()
    await expect(editor.text('home.hero.heading')).toHaveText('Todo va: a tiempo')
  })

  test('leaves the words of a page as they are', async ({ editor, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services')
    await interactive(page)
    await expect(page.locator('page-brake button')).toBeVisible()
    const words = await page.locator('main').innerText()
    await editor.open('/services')
    expect(await page.locator('main').innerText()).toBe(vercelStegaClean(words))
  })

  test('keeps a refused text until it fits or is given up', async ({ editor, folder, page }) => {
    await editor.open('/')
    const heading = editor.text('home.hero.heading')
    await editor.replace('home.hero.heading', 'Unternehmensberatung')
    await expect(heading).toHaveAccessibleDescription(
      /^This contains “Unternehmensberatung”, which is too/,
    )
    await expect(heading).toBeFocused()
    const { y, height } = (await heading.boundingBox())!
    const refusal = (await page.getByRole('alert').boundingBox())!
    expect(Math.abs(refusal.y - y - height)).toBeLessThan(20)
    await expectAccessible(page, 'with a refusal')
    // Another text is saved without it.
    await editor.replace('home.hero.intro', 'Yes. It does.')
    await expect.poll(() => changedLines(folder, english)).toEqual(['  intro: Yes. It does.'])
    await expect(heading).toHaveText('Unternehmensberatung')
    // As Vite does when the server has been started again.
    await page.reload()
    await expect(heading).toHaveText('Unternehmensberatung')
    await expect(heading).toHaveAccessibleDescription(/not saved yet/)
    await heading.press('Escape')
    await expect(heading).toHaveText(home.hero.heading)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('shows a paragraph as Markdown while it is edited', async ({ editor, folder, page }) => {
    await editor.open(`/${article}`)
    const paragraph = editor.text(`${article}.body.0`)
    await editor.replace(`${article}.body.0`, 'See our [cases](/nowhere).')
    await expect(page.getByRole('alert')).toContainText('/nowhere')
    await editor.replace(`${article}.body.0`, 'See our [cases](/work).')
    await expect(paragraph.getByRole('link')).toHaveText('cases')
    expect(changedLines(folder, `content/en/${article}.md`)).toEqual(['See our [cases](/work).'])
  })

  test('does not overwrite a file that has changed on disk', async ({ editor, folder, page }) => {
    await editor.open('/')
    const heading = editor.text('home.hero.heading')
    const read = () => readFileSync(path.join(folder, english), 'utf8')
    const before = read()
    await heading.press('End')
    await page.keyboard.type(' Mine.')
    appendFileSync(path.join(folder, english), '# Theirs\n')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('changed on disk')
    await expect(heading).toContainText('Mine.')
    expect(read()).toBe(`${before}# Theirs\n`)
    const loaded = page.waitForEvent('load')
    await heading.press('Escape')
    await loaded
    await editor.replace('home.hero.heading', 'Ours.')
    await expect(editor.status).toHaveText(`Saved in ${english}`)
  })

  // tools/edit/plugin.test.ts has the requests of other pages.
  test('accepts only a change of a text, with its token', async ({ development, folder }) => {
    const { origin } = development
    const document = await (await fetch(origin)).text()
    const [, token = ''] = /data-token="([^"]+)"/.exec(document)!
    const change = { language: 'en', field: 'home.hero.heading', version: '', text: 'Owned' }
    const send = async (more: object, token: string) => {
      const options = { method: 'POST', headers: { 'X-Edit-Token': token } }
      const body = JSON.stringify({ ...change, ...more })
      const response = await fetch(`${origin}/__edit`, { ...options, body })
      return [response.status, (await response.json()).refusal]
    }
    const unknown = [200, 'No page shows this text.']
    expect(await send({}, 'another')).toEqual([403, 'Not from this page. Reload it.'])
    expect(await send({ field: '../../package.name' }, token)).toEqual(unknown)
    expect(changedLines(folder, english)).toEqual([])
  })

  test('is beside Sveltia CMS, which works on a folder', async ({
    page,
    folder,
    expectInConsole,
  }) => {
    expectInConsole(/^(warning): |404|Failed to load|ERR_|Content Security Policy/)
    const file = 'content/en/contact.yaml'
    const text = readFileSync(path.join(folder, file), 'utf8')
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
