import { spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { type Inbox, type InboxOptions, startInbox } from './inbox.ts'

const open: Inbox[] = []
afterEach(async () => {
  for (const inbox of open.splice(0)) await inbox.close()
})

async function start(options: InboxOptions): Promise<Inbox> {
  const inbox = await startInbox(options)
  open.push(inbox)
  return inbox
}

test('a person can open it in a browser', async () => {
  const { url } = await start({ webPort: 0, smtpPort: 0 })
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<title>MailDev')
})

test('a taken port is named, and the other one is given back', async () => {
  const first = await start({ webPort: 0, smtpPort: 0 })
  const webPort = Number(new URL(first.url).port)

  await expect(startInbox({ webPort, smtpPort: 0 })).rejects.toThrow(`Port ${webPort} is taken`)
  await expect(startInbox({ webPort: 0, smtpPort: first.smtpPort })).rejects.toThrow(
    `Port ${first.smtpPort} is taken`,
  )
})

test('closed, it gives its ports back at once', async () => {
  const { url, smtpPort, close } = await startInbox({ webPort: 0, smtpPort: 0 })
  await close()
  await expect(fetch(url)).rejects.toThrow()
  const again = await start({ webPort: Number(new URL(url).port), smtpPort })
  expect(again).toMatchObject({ url, smtpPort })
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
