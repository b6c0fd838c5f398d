import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { liveSteps } from '../../tools/check/live.ts'
import { LiveSite } from '../../tools/check/live-site.ts'
import { messages } from '../../tools/mail/inbox-client.ts'
import { startMail } from '../../tools/mail/service.ts'
import { startStaticServer } from '../../tools/serve/static-server.ts'
import { testFolder } from '../../tools/test-folder.ts'
import { builtSite, copySite } from '../support/built-site.ts'
import { languages } from '../support/content.ts'
import { decompress, fetchRaw } from '../support/http.ts'
import { aboutPage } from '../support/pages.ts'
import { runCheck } from '../support/run-check.ts'
import { builtFor, settingsOf, siteUrl } from '../support/variants.ts'

type HostResponse = Awaited<ReturnType<typeof fetchRaw>>
type Change = Partial<HostResponse> & { replace?: [from: string, to: string] }

/** What is wrong with the responses to these addresses. A header set to '' is removed. */
let fault: { address: RegExp; change: Change } | undefined
beforeEach(() => {
  fault = undefined
})

// A host that passes requests on to a server, and changes its responses.
const host = createServer((incoming, outgoing) => {
  passOn(incoming, outgoing).catch(() => outgoing.destroy())
}).listen(0)
await once(host, 'listening')
const { port } = host.address() as { port: number }
const site = `http://localhost:${port}`
const mail = await startMail()
const folder = testFolder(afterAll)
await copySite(await builtSite(), folder, { [siteUrl]: site, [builtFor]: mail.origin })
const settings = settingsOf('plain', mail.origin)
const server = await startStaticServer({ folder, port: 0, settings })
afterAll(() => Promise.all([host.close(), server.close(), mail.close()]))

async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
  const url = incoming.url!
  const headers = incoming.headers as Record<string, string>
  const original = await fetchRaw(server.url, url, { method: incoming.method, headers })
  const response = fault?.address.test(url) ? altered(original, fault.change) : original
  const sent = Object.entries(response.headers).filter(
    ([name, value]) => value && name !== 'content-length',
  )
  outgoing.writeHead(response.status, Object.fromEntries(sent)).end(response.body, 'latin1')
}

function altered({ headers, ...response }: HostResponse, { replace, ...change }: Change) {
  const all = { ...response, ...change, headers: { ...headers, ...change.headers } }
  if (!replace) return all
  const text = decompress(response.body, headers['content-encoding']).replaceAll(...replace)
  return { ...all, headers: { ...all.headers, 'content-encoding': '' }, body: text }
}

test.each([
  {
    args: ['relaywell.example'],
    code: 1,
    output: /^“relaywell.example” is not the address.*Usage/s,
  },
  { args: ['--wrong'], code: 1, output: /^Unknown option '--wrong'.*Usage/s },
  { args: ['--send'], code: 1, output: /^Name one site.*Usage/s },
  { args: ['http://localhost:65535'], code: 1, output: /WRONG .*ECONNREFUSED/ },
  { args: [site], code: 0, output: /Contact form\n\nWrong: 0/ },
  { args: [site, '--send'], code: 0, output: /Contact form\n +sent, /, sent: 1 },
])('npm run check -- $args exits with $code', async ({ args, code, output, sent = 0 }) => {
  expect(await runCheck(args)).toEqual({ code, output: expect.stringMatching(output) })
  const texts = (await messages(mail.inbox)).map(({ text }) => text)
  expect(texts).toEqual(Array(sent).fill(expect.stringContaining('npm run check')))
})

/** What is reported of the site, without its form. */
async function findings() {
  const { 'Contact form': _, ...steps } = liveSteps(new LiveSite(site), languages, { send: false })
  const reported: string[] = []
  for (const run of Object.values(steps))
    for await (const { kind, message } of run(() => {})) reported.push(`${kind}: ${message}`)
  return reported
}

const about = aboutPage.path
const atAbout = new RegExp(`^${about}$`)
const forever = { 'cache-control': 'max-age=31536000, immutable' }

test.each<[report: string, address: RegExp, Change]>([
  [`links to ${site}${about}: 404.`, atAbout, { status: 404 }],
  ['A missing page returned 200 instead of 404: /es/check', /no-such-page/, { status: 200 }],
  ['Permissions-Policy is missing: /, ', /./, { headers: { 'permissions-policy': '' } }],
  [
    'No page is found by search',
    /^\/$/,
    { replace: ['<title>', '<meta name="robots" content="noindex"><title>'] },
  ],
  ['The home page may be cached', /^\/$/, { headers: forever }],
  ['The home page is not compressed', /./, { headers: { 'content-encoding': '' } }],
  ['Scripts are cached for 0 s', /./, { headers: { 'cache-control': '' } }],
  ['The 404 for a missing script is cached', /^\/static/, { headers: forever }],
  [
    'another site: https://other.example/',
    /^\/sitemap/,
    { replace: [site, 'https://other.example'] },
  ],
  [
    'wrong: robots.txt lacks what was built: Allow: /',
    /^\/robots/,
    { replace: ['Allow', 'Disallow'] },
  ],
  [
    'decide: The host has added to robots.txt: User-agent: GPTBot, Disallow: /.',
    /^\/robots/,
    { replace: ['User-agent: *', 'User-agent: GPTBot\nDisallow: /\n# No\nUser-agent: *'] },
  ],
  [`links to ${site}/social/`, /^\/social/, { status: 404 }],
  [`links to ${site}${about}#contact: 200`, atAbout, { replace: ['id="contact"', ''] }],
  ['.js is empty.', /static\/js\/main/, { body: '' }],
])('npm run check reports “%s”', async (report, address, change) => {
  fault = { address, change }
  expect((await findings()).join('\n')).toContain(report)
})
