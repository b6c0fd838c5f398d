import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startInbox } from './inbox.ts'

test('a person can open it in a browser; a taken port is named; closed, it gives its ports back', async () => {
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

test('it writes nothing to the console and ends with its process', () => {
  const script = `
    import { startInbox } from ${JSON.stringify(new URL('inbox.ts', import.meta.url))}
    await startInbox({ webPort: 0, smtpPort: 0 })
    process.exit(7)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', script], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 7, stdout: '', stderr: '' })
})
