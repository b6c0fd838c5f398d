import { scrollTo, scrollTop } from './support/browsing.ts'
import { expect, interactive, type Page, test } from './support/test.ts'

const services = [
  { slug: 'voice-ai', title: 'Voice AI customer support' },
  { slug: 'ai-chat', title: 'AI chat support' },
  { slug: 'process-automation', title: 'Process automation' },
  { slug: 'predictive-analytics', title: 'Predictive analytics' },
] as const

const tab = (page: Page, index: number) => page.getByRole('tab', { name: services[index]!.title })

async function expectSelected(page: Page, index: number) {
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: services[index]!.title })).toBeVisible()
}

const historyState = (page: Page) => page.evaluate(() => history.state?.usr ?? null)

test.describe('The tabs of the services', () => {
  test('select by click and show one service each', async ({ page, visit }) => {
    await visit('/services')
    await expect(page.getByRole('tablist')).toHaveAccessibleName(/\w/)
    await expectSelected(page, 0)
    for (const index of [1, 2, 3, 0]) {
      await tab(page, index).click()
      await expectSelected(page, index)
      const panel = page.getByRole('tabpanel')
      await expect(panel).toHaveAttribute('id', (await tab(page, index).getAttribute('aria-controls'))!)
      await expect(panel.getByRole('heading', { name: services[index]!.title })).toBeVisible()
      await expect(panel.getByRole('list').first()).toBeVisible()
      expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(8)
      await expect(panel.getByText('Sample')).toBeVisible()
    }
  })

  test('follow the keyboard: arrows go round, Home and End', async ({ page, visit }) => {
    await visit('/services')
    await tab(page, 0).focus()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, index)).toBeFocused()
      await expectSelected(page, index)
    }
  })

  test('are one tab stop, followed by the panel', async ({ page, visit }) => {
    await visit('/services')
    await tab(page, 2).click()
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab(page, 2)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
  })

  test('replace the hash, without scrolling or a history entry', async ({ page, visit }) => {
    await visit('/services')
    const entries = await page.evaluate(() => history.length)
    await tab(page, 3).scrollIntoViewIfNeeded()
    await scrollTo(page, (await scrollTop(page)) + 20)
    const before = await scrollTop(page)
    for (const index of [1, 3]) {
      await tab(page, index).click()
      await expect(page).toHaveURL(`/services#${services[index]!.slug}`)
      expect(await scrollTop(page)).toBe(before)
    }
    await page.waitForTimeout(300)
    expect(await scrollTop(page)).toBe(before)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('keep what was selected over a reload', async ({ page, visit }) => {
    await visit('/services')
    await tab(page, 2).click()
    await expect(page).toHaveURL('/services#process-automation')
    await page.reload()
    await expectSelected(page, 2)
  })
})

test.describe('A service', () => {
  for (const [index, { slug }] of services.entries()) {
    test(`can be linked to by #${slug}, which brings it into view`, async ({ page, visit }) => {
      await visit(`/services#${slug}`)
      await expectSelected(page, index)
      await expect(tab(page, index)).toBeInViewport()
      await expect(page.getByRole('tabpanel').getByRole('figure')).toBeInViewport()
    })
  }

  test('is selected by a hash change on the open page', async ({ page, visit }) => {
    await visit('/services')
    await page.evaluate(() => {
      window.location.hash = '#ai-chat'
    })
    await expectSelected(page, 1)
    await page.evaluate(() => {
      window.location.hash = '#predictive-analytics'
    })
    await expectSelected(page, 3)
    await page.goBack()
    await expectSelected(page, 1)
  })

  test('stays selected when the hash names another section', async ({ page, visit }) => {
    await visit('/services#ai-chat')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/services#contact')
    await expectSelected(page, 1)
  })

  test('is the first where the hash names none', async ({ page, visit }) => {
    await visit('/services#nonsense')
    await expectSelected(page, 0)
  })
})

test.describe('The navigation state', () => {
  test('goes before the hash, which goes before the first', async ({ page, visit }) => {
    await visit('/services#ai-chat')
    await page.evaluate(() => history.replaceState({ ...history.state, usr: { service: 3 } }, ''))
    await page.reload()
    await expectSelected(page, 3)
  })

  test('loses its service when a tab is selected, so that a reload keeps the tab', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('main').getByRole('link', { name: /Process automation/ }).click()
    await expectSelected(page, 2)
    expect(await historyState(page)).toEqual({ service: 2 })
    await tab(page, 1).click()
    await expectSelected(page, 1)
    await expect.poll(async () => (await historyState(page))?.service).toBeUndefined()
    await page.reload()
    await expectSelected(page, 1)
  })

  test('keeps its service over a reload until then', async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('main').getByRole('link', { name: /AI chat support/ }).click()
    await expectSelected(page, 1)
    await page.reload()
    await expectSelected(page, 1)
  })

  test('is ignored where it names no service', async ({ page, visit }) => {
    await visit('/services#process-automation')
    for (const usr of [{ service: 4 }, { service: -1 }, { service: '1' }, { service: 0.5 }, { service: null }, 'x', null]) {
      await page.evaluate((state) => history.replaceState({ ...history.state, usr: state }, ''), usr)
      await page.reload()
      await interactive(page)
      await expectSelected(page, 2)
    }
  })
})
