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
import { expect, test } from './support/test.ts'
import { blockedAddress } from './support/variants.ts'

test.use({ variant: 'throttled' })

test.describe('Where a throttle and a block list are set', () => {
  test.beforeEach(({ expectInConsole }) => {
    expectInConsole(/contact form: send failed|Failed to load resource/)
  })

  test('a retry after a failure is not punished, a second message too soon is', async ({
    page,
    visit,
  }) => {
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
