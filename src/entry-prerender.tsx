import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { language, prefix } from '#content/pages'
import { App } from './app.tsx'
import { type Assets, Document } from './document.tsx'
import type { SocialPicture } from './drawings/social-picture.ts'
import { documentName, hrefOf } from './lib/addresses.ts'
import { routeFor, routes } from './routes.ts'

export { routes }

/** Every document of this language: the page's folder in src/pages/, its path, and its file without extension. */
export const documents = routes.map(({ name, paths }) => {
  const path = paths[language]
  return { name, path, file: documentName(path ?? `${prefix}/404`) }
})

/** The social picture of each page, by its file path. */
export const socialPictures = import.meta.glob<SocialPicture>('./pages/*/social-picture.ts', {
  eager: true,
  import: 'socialPicture',
})

/** Renders a route as a complete HTML document. Rejects when any component throws. */
export async function renderDocument(pathname: string, assets: Assets): Promise<string> {
  await routeFor(pathname).chunk.load()
  let failure: unknown
  const { prelude } = await prerender(
    <Document pathname={pathname} assets={assets}>
      <StaticRouter location={hrefOf(pathname)}>
        <App />
      </StaticRouter>
    </Document>,
    {
      // In one piece: otherwise large Suspense boundaries become hidden markup that inline scripts reveal.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  return html
}
