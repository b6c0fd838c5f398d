import {
  acceptButton,
  clickThroughPages,
  dataLayer,
  events,
  scrollToEnd,
  stubGoogleTag,
} from '../support/analytics.ts'
import { breakAboutPage, scrollTo } from '../support/browsing.ts'
import { fill, sendButton, sent, success, visitor } from '../support/contact.ts'
import { site } from '../support/content.ts'
import { expect, test } from '../support/test.ts'
import { measurementId } from '../support/variants.ts'
import { words } from '../support/words.ts'

test.describe('Google Analytics', () => {
  test.use({ variant: 'google' })

  test.beforeEach(({ page }) => stubGoogleTag(page))

  test('receives a page view for the open page after consent, and for each that follows', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await acceptButton(page).click()
    await clickThroughPages(page)
    await expect.poll(async () => (await events(page, 'page_view')).length).toBe(4)
    const views = await events(page, 'page_view')
    expect(views.map(({ page_path, page_title }) => [page_path, page_title])).toEqual([
      ['/', words.titles.home],
      ['/about', words.titles.about],
      ['/services', words.titles.services],
      ['/', words.titles.home],
    ])
    const commands = (await dataLayer(page)).map(([kind]) => kind)
    expect(commands.indexOf('consent')).toBeLessThan(commands.indexOf('config'))
    const config = (await dataLayer(page)).find(([kind]) => kind === 'config')!
    expect(config.slice(1)).toEqual([
      measurementId,
      expect.objectContaining({ send_page_view: false }),
    ])
  })

  test('receives the type of a render error, but not its message', { tag: '@all' }, async ({
    page,
    visit,
    expectInConsole,
  }) => {
    expectInConsole(/secret words/)
    await breakAboutPage(page, new RangeError('secret words'))
    await visit('/')
    await acceptButton(page).click()
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: site.failure.crash })).toBeVisible()
    await expect.poll(async () => (await events(page, 'exception')).length).toBe(1)
    expect(await events(page, 'exception')).toEqual([
      expect.objectContaining({ page_path: '/about', description: 'RangeError', fatal: true }),
    ])
    expect(JSON.stringify(await dataLayer(page))).not.toContain('secret')
  })

  test('receives no page view for hash changes or tabs', { tag: '@all' }, async ({
    page,
    visit,
  }) => {
    await visit('/services')
    await acceptButton(page).click()
    await page.getByRole('tab').last().click()
    await page.getByRole('contentinfo').getByRole('link', { name: words.contact }).click()
    const titles = async () => (await events(page, 'page_view')).map(({ page_title }) => page_title)
    const [services, about] = [words.titles.services, words.titles.about]
    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect.poll(titles).toEqual([services, about])
    await page.goBack()
    await expect.poll(titles).toEqual([services, about, services])
  })

  test('receives the scroll depth at most every 2 s', { tag: '@all' }, async ({ page, visit }) => {
    await page.clock.install()
    await visit('/')
    await acceptButton(page).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    const depths = async () => (await events(page, 'scroll_depth')).length
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollTo(page, length * 0.3)
    await expect.poll(depths).toBe(1)
    await scrollTo(page, length * 0.5)
    await page.clock.runFor(1999)
    expect(await depths()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(depths).toBe(2)
  })

  test('receives each scroll depth once per page, in ascending order', async ({ page, visit }) => {
    await page.clock.install()
    await visit('/')
    await acceptButton(page).click()
    const depths = async () =>
      (await events(page, 'scroll_depth')).map(({ percent_scrolled }) => percent_scrolled)
    const scrollToShare = async (share: number) => {
      await page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement
        window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' })
      }, share)
      await page.clock.fastForward(2100)
    }
    await scrollToShare(0.3)
    await expect.poll(depths).toEqual([25])
    await scrollToShare(0.1)
    await scrollToShare(0.8)
    await expect.poll(depths).toEqual([25, 50, 75])
    await scrollToShare(1)
    await expect.poll(depths).toEqual([25, 50, 75, 90, 100])
    await scrollToShare(0)
    await scrollToShare(1)
    expect(await depths()).toHaveLength(5)

    await page.getByRole('banner').getByRole('link', { name: words.about }).click()
    await expect(page).toHaveTitle(words.titles.about)
    await page.clock.fastForward(2100)
    await scrollToEnd(page)
    await page.clock.fastForward(2100)
    await expect.poll(async () => (await depths()).slice(5)).toEqual([25, 50, 75, 90, 100])
    const paths = (await events(page, 'scroll_depth')).map(({ page_path }) => page_path)
    expect(paths.slice(5)).toEqual(Array(5).fill('/about'))
  })

  test('receives the outcome of a message, and no personal data', async ({
    page,
    visit,
    context,
    expectInConsole,
  }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
    await visit('/')
    await acceptButton(page).click()
    const typed = visitor()
    await fill(page, typed)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect
      .poll(async () => (await events(page, 'contact_send')).map(({ outcome }) => outcome))
      .toEqual(['failed'])
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    await expect
      .poll(async () => (await events(page, 'contact_send')).map(({ outcome }) => outcome))
      .toEqual(['failed', 'sent'])
    const everything = JSON.stringify(await dataLayer(page))
    for (const text of Object.values(typed)) expect(everything).not.toContain(text)
  })
})
