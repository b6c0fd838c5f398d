import type { Plugin } from 'vite'

/** Serves the parts beside the site while it is developed. In no build: a build has no server. */
export function partsPages(): Plugin {
  return {
    name: 'parts',
    apply: 'serve',
    // Known beforehand, so that the first frame is not loaded twice.
    config: () => ({ optimizeDeps: { include: ['react', 'react-dom/client', 'lucide'] } }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '/'
        const address = new URL(url, 'http://site')
        // What has an ending is a file of this folder.
        if (!/^\/parts(\/[a-z0-9-]+){0,2}\/?$/.test(address.pathname)) return next()
        try {
          const { renderParts } = (await server.ssrLoadModule(
            '/parts/render.tsx',
          )) as typeof import('./render.tsx')
          const html = renderParts(address)
          if (html === undefined) return next()
          response
            .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
            .end(await server.transformIndexHtml(url, html))
        } catch (error) {
          server.ssrFixStacktrace(error as Error)
          console.error(error)
          response
            .writeHead(500, { 'Content-Type': 'text/plain' })
            .end(String((error as Error).stack))
        }
      })
    },
  }
}
