import { busyAfter, earlierRequest } from '../../src/lib/limits.ts'
import {
  answerScripts,
  clickInPlace,
  enableSaveData,
  headerLink,
  hold,
  settled,
} from '../support/browsing.ts'
import { field } from '../support/contact.ts'
import { aboutPage, homePage, servicesPage } from '../support/pages.ts'
import { expect, type Route, test } from '../support/test.ts'

test.describe('While the next page loads', () => {
  test('the visitor can go on typing: the field stays in its place', async ({ page, visit }) => {
    await enableSaveData(page)
    await visit(servicesPage.path)
    const release = await hold(page, `**${aboutPage.path}`)
    const message = field(page, 'message')
    await clickInPlace(page, headerLink(page, aboutPage.link))
    await message.pressSequentially('half a ')
    const { y } = (await message.boundingBox())!
    release()
    await expect(page).toHaveTitle(aboutPage.title)
    await expect.poll(async () => (await message.boundingBox())!.y).toBeCloseTo(y, -1)
    await message.pressSequentially('message')
    await expect(message).toHaveValue('half a message')
    await expect(message).toBeFocused()
  })

  test('the page says so after a while, until Escape ends it', async ({ page, visit }) => {
    await enableSaveData(page)
    await page.clock.install()
    await visit(servicesPage.path)
    await page.clock.pauseAt(Date.now() + 60_000)
    const release = await hold(page, `**${aboutPage.path}`)
    const main = page.getByRole('main')
    await clickInPlace(page, headerLink(page, aboutPage.link))
    await page.clock.runFor(busyAfter - 1)
    await expect(main).not.toHaveAttribute('aria-busy')
    await page.clock.runFor(1)
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(servicesPage.path)
    await page.keyboard.press('Escape')
    await expect(main).not.toHaveAttribute('aria-busy')
    await page.clock.resume()
    release()
    await settled(page)
    await expect(page).toHaveTitle(servicesPage.title)
    await headerLink(page, aboutPage.link).click()
    await expect(page).toHaveTitle(aboutPage.title)
  })
})

test('A page that was requested in advance is requested anew where that has no answer: after a while, and after Escape at once', {
  tag: '@all',
}, async ({ page, visit }) => {
  const answer = (route: Route, count: number) => count > 2 && route.continue()
  const asked = await answerScripts(page, aboutPage.path, answer)
  await page.clock.install()
  await visit(homePage.path)
  await expect.poll(() => asked.count).toBe(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await headerLink(page, aboutPage.link).click()
  await page.clock.runFor(earlierRequest - 1)
  expect(asked.count).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => asked.count).toBe(2)
  await page.keyboard.press('Escape')
  await headerLink(page, aboutPage.link).click()
  await expect.poll(() => asked.count).toBe(3)
  await page.clock.resume()
  await expect(page).toHaveTitle(aboutPage.title)
})
