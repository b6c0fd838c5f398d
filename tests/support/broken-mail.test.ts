import { expect, test } from 'vitest'
import { releaseHeld, startBrokenMail } from './broken-mail.ts'

test('a release that arrives before its request waits for it', async () => {
  const mail = await startBrokenMail()
  try {
    const body = JSON.stringify({ template_params: { message: 'hold early' } })
    const [, answer] = await Promise.all([
      releaseHeld(mail.origin, 'early'),
      fetch(mail.origin, { method: 'POST', body }),
    ])
    expect(await answer.text()).toBe('OK')
  } finally {
    await mail.close()
  }
})
