import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { bootstrap } from '../build/bootstrap.ts'
import { prefixOf } from '../build/content/pages.ts'
import type { ContentApi } from '../build/content/plugin.ts'
import { readContent } from '../build/content/read-content.ts'
import { colorTokens } from '../build/design-tokens.ts'
import { coverageOf } from '../build/font-coverage.ts'
import { type FurtherFont, fontAssets, furtherFonts } from '../build/fonts.ts'
import { icons, manifestFile } from '../build/pictures.ts'
import { resizePicture } from '../build/resize-pictures.ts'
import { readVariables, settingsDefine } from '../build/settings.ts'
import { ContentEditor } from '../edit/content-editor.ts'
import { edit } from '../edit/plugin.ts'
import { project } from '../project.ts'
import { contentOverlay } from './content-overlay.ts'
import { localSettings } from './local-settings.ts'
import { hasHostOption, listenOnLocalhost } from './ports.ts'
import { run } from './run.ts'

/** The counterpart of `assetsOf` in a build: here Vite serves the source files. */
const devAssets = (further: FurtherFont[] | undefined) => {
  // All of them: those that a script loads would come after the first paint.
  const modules = globSync('src/**/*.module.css', { cwd: project }).map((file) => `/${file}`)
  const styles = ['/src/styles/index.css', '/src/shell/retry-notice.css', ...modules]
  if (!further) return { styles, fonts: [] }
  const face = readFileSync(path.join(project, 'src/styles/font.css'), 'utf8')
  const font = '/.cache/hanken-grotesk.woff2'
  styles.unshift('/src/styles/fallback-fonts.css')
  return { styles, ...fontAssets(font, face.replace(/url\(.*?\)/, `url(${font})`), further, '/') }
}

/** A Vite plugin that renders each document on request. Vite shows errors over the page. */
function documents(): Plugin {
  return {
    name: 'documents',
    async configureServer(server) {
      const { light, dark } = await colorTokens(project)
      const shared = {
        ground: { light: light.ground!, dark: dark.ground! },
        bootstrap: await bootstrap(project, '/src/entry-client.ts'),
      }
      const languages = readContent(project)
      const fonts = new Map<string, FurtherFont[] | undefined>()
      for (const { language, content, entries } of languages)
        fonts.set(language, await furtherFonts(coverageOf(JSON.stringify([content, entries]))))
      const pictures = new Map(
        [
          ...icons(languages[0].content, light),
          ...languages.map((each) => manifestFile(each, light, '/')),
          ...[...fonts.values()].flatMap((further) => further ?? []),
        ].map(({ file, content }) => [`/${file}`, content]),
      )
      const { api } = server.config.plugins.find(
        ({ name }) => name === 'content',
      ) as Plugin<ContentApi>
      /** Modules have the words of one language. Loads them again for another. Returns its fonts. */
      const setLanguage = (pathname: string) => {
        const [first, ...others] = api!.read()
        const { language } = others.find((each) => isIn(each.language, pathname)) ?? first!
        if (language !== api!.language) server.moduleGraph.invalidateAll()
        api!.language = language
        // A language that was added after the start gets further fonts at the next one.
        return fonts.has(language) ? fonts.get(language) : []
      }
      const render = async (url: string, pathname: string) => {
        const assets = { ...shared, ...devAssets(setLanguage(pathname)) }
        const { articlesFeed, documents, renderDocument } = (await server.ssrLoadModule(
          '/src/entry-prerender.tsx',
        )) as typeof import('../../src/entry-prerender.tsx')
        const feed = pathname.endsWith('.xml') ? articlesFeed() : undefined
        if (feed?.path === pathname)
          return { status: 200, type: 'application/atom+xml', body: feed.xml }
        const html = await renderDocument(pathname, assets)
        return {
          status: documents.some(({ path }) => path === pathname) ? 200 : 404,
          type: 'text/html; charset=utf-8',
          body: await server.transformIndexHtml(url, html),
        }
      }
      /** One document at a time, because the modules have the words of one language. */
      let last: Promise<unknown> = Promise.resolve()
      return () =>
        server.middlewares.use(async ({ url = '/' }, response, next) => {
          try {
            const { pathname } = new URL(url, 'http://site')
            const picture = pictures.get(pathname)
            if (picture) return void response.end(picture)
            const file = api!.read()[0]!.pictures.files.get(pathname)
            if (file) return void response.end(await resizePicture(project, file))
            const rendered = last.then(() => render(url, pathname))
            last = rendered.catch(() => {})
            const { status, type, body } = await rendered
            response.writeHead(status, { 'Content-Type': type }).end(body)
          } catch (error) {
            server.ssrFixStacktrace(error as Error)
            next(error)
          }
        })
    },
  }
}

const isIn = (language: string, pathname: string) =>
  `${pathname}/`.startsWith(`${prefixOf(language)}/`)

await run(async (port, mailOrigin) => {
  const url = `http://localhost:${port}`
  const editor = new ContentEditor(project)
  const overlay = contentOverlay(project, (file) => editor.isOwnText(file))
  const vite = await createServer({
    root: project,
    cacheDir: '.cache/vite',
    plugins: [overlay, edit(editor), documents()],
    // Otherwise other programs on this machine may read the token of the editor.
    // Vite listens itself when it starts again, after a change of its configuration.
    server: { cors: false, port, strictPort: true },
    define: settingsDefine(localSettings(mailOrigin, url, readVariables(project))),
  })
  const http = vite.httpServer!
  // Vite's own `listen` takes only one address, so listen on its HTTP server.
  await listenOnLocalhost(http, hasHostOption(), (host) =>
    Promise.all([once(http, 'listening'), http.listen(port, host)]),
  )
  return [`Site            ${url}  (press Edit to change its words; reloads when you save a file)`]
})
