import { once } from 'node:events'
import { createServer, type Plugin } from 'vite'
import { bootstrap } from '../build/bootstrap.ts'
import { readContent } from '../build/content/read-content.ts'
import { colorTokens } from '../build/design-tokens.ts'
import { icons } from '../build/pictures.ts'
import { readVariables, settingsDefine } from '../build/settings.ts'
import { project } from '../project.ts'
import { contentOverlay } from './content-overlay.ts'
import { localSettings } from './local-settings.ts'
import { everywhere, listenLocally } from './ports.ts'
import { run } from './run.ts'

/** What the build takes from the bundle's manifest, as the development server has it. */
const sources = async (ground: { light: string; dark: string }) => ({
  ground,
  bootstrap: await bootstrap(project, '/src/entry-client.ts'),
  styles: ['/src/styles/font.css', '/src/styles/fallback-fonts.css', '/src/styles/index.css'],
  font: '/.cache/hanken-grotesk.woff2',
})

/** Renders each document as it is requested. Vite shows what fails, and reloads when it is fixed. */
function documents(): Plugin {
  return {
    name: 'documents',
    async configureServer(server) {
      const { light, dark } = await colorTokens(project)
      const assets = await sources({ light: light.ground!, dark: dark.ground! })
      const pictures = new Map(
        icons(readContent(project), light, '/').map(({ file, content }) => [`/${file}`, content]),
      )
      return () =>
        server.middlewares.use(async ({ url = '/' }, response, next) => {
          try {
            const { pathname } = new URL(url, 'http://site')
            const picture = pictures.get(pathname)
            if (picture) return void response.end(picture)
            const { routes, renderDocument } = (await server.ssrLoadModule(
              '/src/entry-prerender.tsx',
            )) as typeof import('../../src/entry-prerender.tsx')
            const known = routes.some((route) => route.path === pathname)
            const html = await renderDocument(pathname, assets)
            response
              .writeHead(known ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
              .end(await server.transformIndexHtml(url, html))
          } catch (error) {
            server.ssrFixStacktrace(error as Error)
            next(error)
          }
        })
    },
  }
}

await run(async (port, mailOrigin) => {
  const url = `http://localhost:${port}`
  const vite = await createServer({
    root: project,
    plugins: [contentOverlay(project), documents()],
    define: settingsDefine(localSettings(mailOrigin, url, readVariables(project))),
  })
  const http = vite.httpServer!
  // Vite's own `listen` knows one address only, and gives a promise of the server.
  await listenLocally(http, everywhere(), (host) =>
    Promise.all([once(http, 'listening'), http.listen(port, host)]),
  )
  return [`Site            ${url}  (reloads as you edit)`]
})
