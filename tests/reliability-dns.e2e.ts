import { fill, sendButton, visitor } from './support/contact.ts'
import { expectedComplaints, outcome, reckon, record, sees } from './support/reliability.ts'
import { expect, test } from './support/test.ts'

// Nobody tells this browser where the service is.
test.use({ variant: 'faulty-mail' })

test('A message to an e-mail service that no name server knows is told and kept', async ({
  page,
  visit,
  expectInConsole,
}) => {
  expectInConsole(expectedComplaints)
  await page.clock.install()
  await visit('/')
  for (let trial = 0; trial < 3; trial += 1) {
    const typed = visitor()
    await fill(page, typed)
    const lost = page.waitForEvent('requestfailed')
    await sendButton(page).click()
    expect((await lost).failure()?.errorText).toMatch(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/)
    const seen = await outcome(page, typed)
    record('DNS failure', reckon(seen, 0))
    expect(seen).toBe(sees.failure)
  }
})
