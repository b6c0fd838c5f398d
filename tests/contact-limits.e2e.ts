import {
  failed,
  failure,
  field,
  fill,
  sendButton,
  sends,
  sent,
  success,
  visitor,
} from './support/contact.ts'
import { expect, type Page, test } from './support/test.ts'
import { blockedAddress } from './support/variants.ts'

test.use({ variant: 'throttled' })

/** The page then takes this browser for one that a person uses. */
const hideAutomation = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))

test.describe('Where a throttle, a block list and block-headless are set', () => {
  test.beforeEach(({ expectInConsole }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
  })

  test('a headless browser cannot send', async ({ page, visit }) => {
    await visit('/')
    const made = sends(page)
    await fill(page, visitor({ Message: 'answer 200' }))
    await sendButton(page).click()
    await expect(failure(page)).toHaveText(failed)
    expect(made).toEqual([])
  })

  test('a retry after a failure is not punished, a second message too soon is', async ({
    page,
    visit,
  }) => {
    await hideAutomation(page)
    await visit('/')
    const made = sends(page)
    await fill(page, visitor({ Message: 'answer 500' }))
    await sendButton(page).click()
    await expect(failure(page)).toHaveText(failed)
    await field(page, 'Message').fill('answer 200')
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
    expect(made).toHaveLength(2)

    await fill(page, visitor({ Message: 'answer 200' }))
    await sendButton(page).click()
    await expect(failure(page)).toHaveText(failed)
    expect(made).toHaveLength(2)
  })

  test('a blocked address cannot send', async ({ page, visit }) => {
    await hideAutomation(page)
    await visit('/')
    const made = sends(page)
    await fill(page, visitor({ Email: blockedAddress, Message: 'answer 200' }))
    await sendButton(page).click()
    await expect(failure(page)).toHaveText(failed)
    expect(made).toEqual([])

    await field(page, 'Email').fill('welcome@visitor.example')
    await sendButton(page).click()
    await expect(success(page)).toHaveText(sent)
  })
})
