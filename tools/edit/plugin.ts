import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { vercelStegaClean } from '@vercel/stega'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { LanguageContent } from '../content/read-content.ts'
import type { Answer, Change } from './place.ts'
import { versionsOf } from './pointers.ts'

const address = '/__edit'
const localNames = ['localhost', '127.0.0.1', '[::1]']

const changeSchema: z.ZodType<Change> = z.strictObject({
  language: z.string(),
  field: z.string(),
  version: z.string(),
  // Half of a surrogate pair cannot be written to a file.
  text: z.string().refine((text) => text.isWellFormed()),
})

/** Differs after each start, so that only pages of this one can write. */
const token = randomBytes(24).toString('base64url')

/** A Vite plugin that takes the changes of the editor in the page. */
export const edit = (save: (change: Change) => Answer): Plugin => ({
  name: 'edit',
  config: () => ({ optimizeDeps: { include: ['@vercel/stega'] } }),
  configureServer(server) {
    server.middlewares.use(address, async (request, response) => {
      const { status, body } = await answer(request, save).catch((error: Error) => {
        server.config.logger.error(`The editor failed: ${error.stack}`)
        return { status: 500, body: { refusal: String(error) } }
      })
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  },
})

async function answer(request: IncomingMessage, save: (change: Change) => Answer) {
  if (!isFromOwnPage(request, token))
    return { status: 403, body: { refusal: 'Not from this page. Reload it.' } }
  return { status: 200, body: save(changeSchema.parse(JSON.parse(await text(request)))) }
}

/**
 * Whether a request comes from this machine, from a page of this server (not of one whose name now leads here),
 * and with the token that only such a page can read.
 */
export function isFromOwnPage({ headers, socket }: IncomingMessage, token: string): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  const { origin = `http://${headers.host}`, 'sec-fetch-site': site = 'same-origin' } = headers
  return (
    isLocal &&
    localNames.includes(name) &&
    origin === `http://${headers.host}` &&
    site === 'same-origin' &&
    headers['x-edit-token'] === token
  )
}

/** A document with the editor. Titles and descriptions in its head get no pointers. */
export function withEditor(html: string, languages: LanguageContent[]): string {
  const [head, ...body] = html.split('</head>')
  const versions = JSON.stringify(versionsOf(languages)).replaceAll('"', '&quot;')
  const data = `<meta name="edit" data-token="${token}" data-versions="${versions}">`
  const script = '<script type="module" src="/tools/edit/client/main.ts"></script>'
  return `${vercelStegaClean(head)}${data}${script}</head>${body.join('</head>')}`
}
