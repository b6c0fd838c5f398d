import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import { colorTokens } from '../build/design-tokens.ts'
import { icons } from '../build/pictures.ts'
import { readVariables, settingsDefine } from '../build/settings.ts'
import { starter } from '../build/starter.ts'
import { contentOverlay } from './content-overlay.ts'
import { everywhere, listenLocally } from './listen.ts'
import { startLocalMail } from './local-mail.ts'
import { localSettings } from './local-settings.ts'
import { localPorts } from './ports.ts'
import { run } from './run.ts'

const folder = path.resolve(import.meta.dirname, '..')

/** What the build takes from the bundle's manifest, as the development server has it. */
const sources = async (ground: { day: string; night: string }) => ({
  ground,
  starter: await starter(folder, '/src/entry-client.ts'),
  styles: ['/src/styles/font.css', '/src/styles/fallback-fonts.css', '/src/styles/index.css'],
  font: '/.cache/hanken-grotesk.woff2',
})

/** Instead of a page that fails: Vite's client in it takes the overlay, and the reload once all is mended. */
const failurePage = (stack = '') =>
  `<!doctype html><html lang="en"><head><title>Mend first</title></head><body><pre>${stack.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></body></html>`

await run(async () => {
  const ports = localPorts(process.env.PORT)
  const mail = await startLocalMail(ports)
  const url = `http://localhost:${ports.site}`
  const settings = localSettings(mail.origin, url, readVariables(folder))

  const { day, night } = await colorTokens(folder)
  const assets = await sources({ day: day.ground!, night: night.ground! })
  const pictures = icons(day, '/')

  const overlay = contentOverlay(folder)
  const http = createHttpServer()
  const vite = await createServer({
    root: folder,
    plugins: [overlay],
    define: settingsDefine(settings),
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  })
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      const url = request.url ?? '/'
      try {
        const prerender = (await vite.ssrLoadModule(
          '/src/entry-prerender.tsx',
        )) as typeof import('../src/entry-prerender.tsx')
        const { pathname } = new URL(url, 'http://site')
        const picture = pictures.find(({ file }) => pathname === `/${file}`)
        if (picture) return void response.end(picture.content)
        const known = prerender.routes.some((route) => route.path === pathname)
        const html = await vite.transformIndexHtml(
          url,
          await prerender.renderDocument(pathname, assets),
        )
        response
          .writeHead(known ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(html)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        // What is wrong with the content has been told already, and comes over the page.
        const told = (overlay.api?.problems() ?? []).length > 0
        if (!told) console.error(error)
        response
          .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(await vite.transformIndexHtml(url, failurePage(told ? '' : (error as Error).stack)))
      }
    })
  })
  await listenLocally(http, everywhere(), (host) =>
    once(http.listen(ports.site, host), 'listening'),
  )

  return {
    lines: [
      `  Site            ${url}  (reloads as you edit)`,
      `  Inbox           ${mail.inboxUrl}`,
      `  E-mail service  ${mail.origin}`,
    ],
    async close() {
      await vite.close()
      http.closeAllConnections()
      await mail.close()
    },
  }
})
