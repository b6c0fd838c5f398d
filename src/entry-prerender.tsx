import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { type Assets, Document } from './document.tsx'
import type { SocialPicture } from './drawings/social-picture.ts'
import { documentName, hrefOf } from './lib/addresses.ts'
import { routeFor } from './routes.ts'

export { routes } from './routes.ts'
export { documentName }

/** By the paths of their files. */
export const socialPictures = import.meta.glob<SocialPicture>('./pages/*/social-picture.ts', {
  eager: true,
  import: 'socialPicture',
})

/** One route as a complete HTML document. Rejects when anything in it fails to render. */
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
      // One piece: larger boundaries would come out as hidden markup with an inline script to show it.
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
