import { fill, sendButton, visitor } from './support/contact.ts'
import { expectedComplaints, outcome, reckon, record, sees } from './support/reliability.ts'
import { expect, test } from './support/test.ts'

// Nobody tells this browser where the service is.
test.use({ variant: 'faulty-mail' })

test('A message to an e-mail service that no name server knows is told and kept', async ({
  page,
  visit,
  browserName,
  expectInConsole,
}) => {
  expectInConsole(expectedComplaints)
  await page.clock.install()
  await visit('/')
  for (let trial = 0; trial < 3; trial += 1) {
    const typed = visitor()
    await fill(page, typed)
    // Firefox keeps what came of its question before the message to itself.
    const lost = browserName === 'chromium' ? page.waitForEvent('requestfailed') : undefined
    await sendButton(page).click()
    const reason = (await lost)?.failure()?.errorText
    if (lost) expect(reason).toMatch(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/)
    const seen = await outcome(page, typed)
    record('DNS failure', reckon(seen, 0))
    expect(seen).toBe(sees.failure)
  }
})
