import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/edit-test.ts'

const change = JSON.stringify({
  ...{ kind: 'set', language: 'en', file: 'home', path: ['hero', 'heading'] },
  ...{ was: 'Work that runs on time.', value: 'Owned' },
})

type Sent = { status: number; body: string }

/** A request with any headers, as another program or a page under another name can send it. */
const send = (origin: string, headers: Record<string, string>, method = 'POST', body = change) =>
  new Promise<Sent>((resolve, reject) => {
    const { port } = new URL(origin)
    const sent = request(
      { host: '127.0.0.1', port, path: '/__edit', method, headers },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode!, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : body)
  })

test('a page of another site can neither read nor change anything', async ({
  development: { origin },
  files,
  page,
  expectInConsole,
}) => {
  expectInConsole(/./)
  const hostile = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<form method="post" action="${origin}/__edit" enctype="text/plain"><input name='${change}'></form>`,
    )
  })
  await new Promise<void>((resolve) => hostile.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(hostile.address() as AddressInfo).port}/`)
  const results = await page.evaluate(
    async ([origin, change]) => {
      const attempt = async (address: string, init?: RequestInit) => {
        try {
          const response = await fetch(origin + address, init)
          return `${response.type} ${response.status} ${(await response.text()).slice(0, 20)}`
        } catch {
          return 'blocked'
        }
      }
      return [
        await attempt('/'),
        await attempt('/__edit'),
        await attempt('/__edit', { method: 'POST', body: change! }),
        await attempt('/__edit', { method: 'POST', body: change!, mode: 'no-cors' }),
        await attempt('/__edit', {
          method: 'POST',
          body: change!,
          headers: { 'X-Edit-Token': 'guess' },
        }),
      ]
    },
    [origin, change] as const,
  )
  expect(results).toEqual(['blocked', 'blocked', 'blocked', 'opaque 0 ', 'blocked'])
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.locator('body')).toContainText('Not from this page')
  expect(files.changes('content/en/home.yaml')).toEqual([])
  hostile.close()
})

test('only the own page, its token and a known change are accepted', { tag: '@all' }, async ({
  development: { origin },
  files,
  page,
}) => {
  const { host } = new URL(origin)
  await page.goto('/')
  const token = (await page.locator('meta[name=edit-token]').getAttribute('content'))!
  const own = { host, origin, 'x-edit-token': token }
  for (const headers of [
    { host },
    { ...own, 'x-edit-token': `${token.slice(1)}x` },
    { ...own, origin: 'http://localhost:9' },
    { ...own, origin: 'null' },
    { ...own, 'sec-fetch-site': 'same-site' },
    // A name of another site that now leads to this machine (DNS rebinding).
    {
      ...own,
      host: `attacker.example:${new URL(origin).port}`,
      origin: `http://attacker.example:${new URL(origin).port}`,
    },
    { ...own, host: 'localhost.attacker.example' },
  ])
    expect(await send(origin, headers)).toMatchObject({ status: 403 })

  const bodies = [
    '',
    '[]',
    '{"kind":"set"}',
    '['.repeat(50_000),
    ...['../../package', 'site/../../..', '__proto__', 'schema/index'].map((file) =>
      change.replace('"home"', JSON.stringify(file)),
    ),
    change.replace('Owned', '\\ud800'),
    change.replace('"kind":"set"', '"kind":"set","more":1'),
  ]
  for (const body of bodies)
    expect(
      await send(origin, { ...own, 'content-length': `${body.length}` }, 'POST', body),
      body.slice(0, 60),
    ).toMatchObject({ status: 400 })
  const large = change.replace('Owned', 'x'.repeat(120_000))
  expect(
    await send(origin, { ...own, 'content-length': `${large.length}` }, 'POST', large),
  ).toMatchObject({ status: 413 })
  expect(await send(origin, { ...own, 'transfer-encoding': 'chunked' })).toMatchObject({
    status: 413,
  })
  for (const [from, to] of [
    ['"en"', '"../src"'],
    ['"en"', '"schema"'],
    ['["hero"', '["__proto__"'],
  ] as const) {
    const body = change.replace(from, to)
    const { status, body: answer } = await send(
      origin,
      { ...own, 'content-length': `${body.length}` },
      'POST',
      body,
    )
    expect([status, JSON.parse(answer).ok], to).toEqual([200, false])
  }
  expect(files.changes('content/en/home.yaml')).toEqual([])
  expect(await send(origin, own, 'GET')).toMatchObject({ status: 200 })
})
