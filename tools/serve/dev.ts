import { globSync } from 'node:fs'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { writeJsonSchemas } from '../content/json-schemas.ts'
import { ContentError } from '../content/problem.ts'
import { serveCms } from '../edit/cms.ts'
import type { Renderer } from '../prerender/documents.ts'
import { baseFont, fonts, usesBrandFont } from '../prerender/fonts.ts'
import { repeatedIds } from '../prerender/ids.ts'
import { inlineScript } from '../prerender/inline-script.ts'
import { icons, manifestFile, resizePicture } from '../prerender/pictures.ts'
import { readVariables, settingsDefine } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { contentChanges } from './content-changes.ts'
import { DevelopmentContent } from './development-content.ts'
import { localSettings } from './local-settings.ts'
import { hasHostOption } from './ports.ts'
import { run } from './run.ts'

/** A Vite plugin that renders each document on request. Vite shows errors over the page. */
function documents(content: DevelopmentContent): Plugin {
  return {
    name: 'documents',
    async configureServer(server) {
      const script = await inlineScript(project, '/src/main.ts')
      // All of them, and at once: those that a script loads would come after the first paint.
      const sheets = () =>
        ['src/styles/index.css', 'src/shell/retry-notice.css']
          .concat(globSync('src/**/*.module.css', { cwd: project }))
          .map((file) => `/${file}`)
      const render = async (url: string, pathname: string) => {
        const renderer = await server.ssrLoadModule('/src/render.tsx')
        const { filesOf, renderPage } = renderer as Renderer
        const languages = content.read()
        const language =
          languages
            .slice(1)
            .find(({ content }) => `${pathname}/`.startsWith(`${content.prefix}/`)) ?? languages[0]!
        const { content: value, pages } = language
        const feed = pathname.endsWith('.xml') && (await filesOf(value, pages))[pathname]
        if (feed) return { status: 200, type: 'application/atom+xml', body: feed }
        const found = pages.find(({ path }) => path === pathname)
        const page = found ?? pages.find(({ path }) => path === '')!
        const font = usesBrandFont(language) ? `/${baseFont}` : undefined
        const html = await renderPage(value, page, { bootstrap: script, sheets: sheets(), font })
        const problems = repeatedIds(html, page, language, languages[0]!)
        if (problems.length > 0) throw new ContentError(problems)
        return {
          status: found ? 200 : 404,
          type: 'text/html; charset=utf-8',
          body: await server.transformIndexHtml(url, html),
        }
      }
      /** Resized pictures by their addresses, which change with their content. */
      const resized = new Map<string, Buffer>()
      /** Pictures, icons and manifests. */
      const pictureAt = async (pathname: string) => {
        const languages = content.read()
        const source = languages[0]!.pictures.files.get(pathname)
        if (source) {
          const picture = resized.get(pathname) ?? (await resizePicture(project, source))
          resized.set(pathname, picture)
          return picture
        }
        const drawn = [
          ...icons(languages[0]!.content),
          ...languages.map((each) => manifestFile(each)),
        ]
        return drawn.find(({ file }) => `/${file}` === pathname)?.content
      }
      // Vite sends the file, or the part of it that was asked for.
      server.middlewares.use((request, _, next) => {
        const source =
          request.url?.endsWith('.mp3') && content.read()[0]!.recordings.get(request.url)
        if (source) request.url = `/${source}`
        next()
      })
      return () =>
        server.middlewares.use(async ({ url = '/' }, response, next) => {
          try {
            const { pathname } = new URL(url, 'http://site')
            const picture = path.extname(pathname) && (await pictureAt(pathname))
            // Browsers recognise the other types by themselves.
            const type = pathname.endsWith('.svg') ? 'image/svg+xml' : ''
            const found = picture
              ? { status: 200, type, body: picture }
              : await render(url, pathname)
            response.writeHead(found.status, { 'Content-Type': found.type }).end(found.body)
          } catch (error) {
            server.ssrFixStacktrace(error as Error)
            next(error)
          }
        })
    },
  }
}

await run('npm run dev', async (port, mailOrigin) => {
  const url = `http://localhost:${port}`
  writeJsonSchemas(project)
  const content = new DevelopmentContent(project)
  const settings = localSettings(mailOrigin, url, readVariables(project))
  const vite = await createServer({
    root: project,
    cacheDir: '.cache/vite',
    plugins: [
      contentChanges(project, content),
      serveCms(project, () => content.read(), settings),
      documents(content),
      fonts(project, true),
    ],
    // A booking can be added while the server runs.
    define: { ...settingsDefine(settings), 'import.meta.env.HAS_BOOKING': 'true' },
    server: { host: hasHostOption(), port, strictPort: true },
  })
  await vite.listen()
  return [
    `Site            ${url}  (reloads when you save a file)`,
    `Editor          ${url}/edit/  (in Chrome or Edge)`,
  ]
})
