import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import type { DevelopmentContent } from '../serve/development-content.ts'
import type { ContentEditor } from './content-editor.ts'
import { markTexts } from './marks.ts'
import { savePicture } from './picture.ts'
import { preview } from './preview.ts'
import { requestSchema, type State } from './protocol.ts'

const address = '/__edit'
const maxBytes = 2_000_000
const maxPictureBytes = 20_000_000
const localNames = ['localhost', '127.0.0.1', '[::1]']

/** A Vite plugin that adds the editor to each page of the development server, and takes its changes. */
export function edit(editor: ContentEditor, content: DevelopmentContent): Plugin {
  const token = randomBytes(24).toString('base64url')
  return {
    name: 'edit',
    apply: 'serve',
    config: () => ({
      optimizeDeps: {
        include: ['@rjsf/core', '@rjsf/utils', '@vercel/stega', 'lucide', 'react-dom/client'],
      },
    }),
    configureServer(server) {
      content.mark = markTexts
      server.middlewares.use(address, async (request, response) => {
        try {
          const { status, body } = isFromOwnPage(request, token)
            ? await answer(editor, content, request)
            : { status: 403, body: { error: 'Not from this page' } }
          end(response, status, body)
        } catch (error) {
          server.config.logger.error(`The editor failed: ${(error as Error).stack}`)
          end(response, 500, { error: String(error) })
        }
      })
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
  content: DevelopmentContent,
  request: IncomingMessage,
): Promise<{ status: number; body: object }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor')
  if (request.method === 'GET')
    return { status: 200, body: { ...editor.state(), aged: [] } satisfies State }
  const isPicture = request.method === 'PUT' && pathname === '/picture'
  const limit = isPicture ? maxPictureBytes : maxBytes
  if (Number(request.headers['content-length'] ?? limit + 1) > limit) {
    const error = `has more than ${limit / 1_000_000} MB. Make it smaller.`
    return { status: 413, body: { error } }
  }
  if (isPicture) {
    const body = savePicture(editor, searchParams.get('name') ?? '', await buffer(request))
    return { status: 'name' in body ? 200 : 415, body }
  }
  const { data } = requestSchema.safeParse(jsonIn(await text(request)))
  if (!data) return { status: 400, body: { error: 'Not a change' } }
  if (data.kind === 'preview') return { status: 200, body: preview(content, data) }
  if (data.kind === 'still-right') return { status: 200, body: {} }
  const body = await editor.apply(data)
  // Now rather than when the watcher sees it, so that a page that reloads at once shows it.
  content.refresh()
  return { status: 200, body }
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

function jsonIn(json: string): unknown {
  try {
    return JSON.parse(json, (_, value) => {
      // Half of a surrogate pair cannot be written to a file.
      if (typeof value === 'string' && !value.isWellFormed()) throw new Error('not Unicode')
      return value
    })
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
