import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import type { DevelopmentContent } from '../serve/development-content.ts'
import { changeSchema } from './change.ts'
import { type ContentEditor, forms } from './content-editor.ts'
import { markTexts } from './marks.ts'
import type { Change } from './protocol.ts'

const address = '/__edit'
const maxBytes = 100_000
const localNames = ['localhost', '127.0.0.1', '[::1]']

/** A Vite plugin that adds the editor to each page of the development server, and takes its changes. */
export function edit(editor: ContentEditor, content: DevelopmentContent): Plugin {
  const token = randomBytes(24).toString('base64url')
  return {
    name: 'edit',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: ['@vercel/stega', 'lucide', 'react-dom/client'] } }),
    configureServer(server) {
      content.mark = markTexts(forms)
      const refresh = () => content.refresh()
      server.middlewares.use(address, (request, response) =>
        answer(editor, token, refresh, request, response).catch((error) => {
          server.config.logger.error(`The editor failed: ${error.stack}`)
          end(response, 500, { error: String(error) })
        }),
      )
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'edit-token', content: token }, injectTo: 'head' },
      {
        tag: 'script',
        attrs: { type: 'module', src: '/tools/edit/client/main.tsx' },
        injectTo: 'body',
      },
    ],
  }
}

async function answer(
  editor: ContentEditor,
  token: string,
  refresh: () => void,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!isFromOwnPage(request, token)) return end(response, 403, { error: 'Not from this page' })
  if (request.method === 'GET') return end(response, 200, editor.state())
  if (Number(request.headers['content-length'] ?? maxBytes + 1) > maxBytes)
    return end(response, 413, { error: 'Too large' })
  const change = changeIn(await text(request))
  if (!change) return end(response, 400, { error: 'Not a change' })
  const result = await editor.apply(change)
  // Now rather than when the watcher sees it, so that a page that reloads at once shows it.
  refresh()
  return end(response, 200, result)
}

/**
 * Whether a request comes from this machine, from a page of this server (not of one whose name now leads here),
 * and with the token that only such a page can read.
 */
export function isFromOwnPage({ headers, socket }: IncomingMessage, token: string): boolean {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  const { origin = `http://${headers.host}`, 'sec-fetch-site': site = 'same-origin' } = headers
  const sent = Buffer.from(String(headers['x-edit-token']))
  const own = Buffer.from(token)
  return (
    isLocal &&
    localNames.includes(name) &&
    origin === `http://${headers.host}` &&
    site === 'same-origin' &&
    sent.length === own.length &&
    timingSafeEqual(sent, own)
  )
}

function changeIn(json: string): Change | undefined {
  try {
    return changeSchema.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

function end(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}
