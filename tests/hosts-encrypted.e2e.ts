import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { localSettings } from '../serve/local-settings.ts'
import { headerProblems } from '../smoke/checks.ts'
import { makeCertificate } from './support/certificate.ts'
import { expect, orSkip, site, test } from './support/host-test.ts'
import { startHost, temporaryFolder } from './support/hosts.ts'
import { ask } from './support/http.ts'

/** As a visitor's settings have it: the e-mail service is reached encrypted. */
const settings = localSettings('https://api.emailjs.com', 'https://localhost')

test('on nginx, encrypted, every page has the headers that a live site needs', async () => {
  const folder = await temporaryFolder('certificate')
  const encryption = makeCertificate(folder)
  const host = await orSkip(startHost('nginx', site, settings, encryption))
  try {
    const open = await ask(host.open, '/services?from=mail')
    expect(open.status).toBe(301)
    expect(open.headers.location).toBe(`${host.url}/services?from=mail`)

    const ca = await readFile(encryption.certificate)
    for (const path of ['/', '/services', '/about', '/no-such-page']) {
      const sent = request(new URL(path, host.url), { ca, agent: false }).end()
      const [answer] = await once(sent, 'response')
      answer.resume()
      expect(headerProblems(new Headers(answer.headers)), path).toEqual([])
    }
  } finally {
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
})
