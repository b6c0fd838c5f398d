import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startInbox } from './inbox.ts'

test('serves its web interface, names a port that is taken, and frees its ports when closed', async () => {
  const first = await startInbox({ webPort: 0, smtpPort: 0 })
  const webPort = Number(new URL(first.url).port)
  const page = await fetch(first.url, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<title>MailDev')
  await expect(startInbox({ webPort, smtpPort: 0 })).rejects.toThrow(`Port ${webPort} is taken`)
  await expect(startInbox({ webPort: 0, smtpPort: first.smtpPort })).rejects.toThrow(
    `Port ${first.smtpPort} is taken`,
  )

  await first.close()
  const again = await startInbox({ webPort, smtpPort: first.smtpPort })
  await again.close()
  await expect(fetch(first.url)).rejects.toThrow()
})

test('writes nothing to the console and exits with its process', () => {
  const script = `
    import { startInbox } from ${JSON.stringify(new URL('inbox.ts', import.meta.url))}
    await startInbox({ webPort: 0, smtpPort: 0 })
    process.exit(7)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', script], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 7, stdout: '', stderr: '' })
})
