import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { language, prefix } from '#content/pages'
import { App } from './app.tsx'
import { type Assets, Document } from './document.tsx'
import { DocumentContent } from './documents/document-content.tsx'
import { crumbsOf, documentPages, translationsOf } from './documents/document-pages.tsx'
import { documentPicture } from './documents/social-picture.ts'
import type { SocialPicture } from './drawings/social-picture.ts'
import { documentName, hrefOf } from './lib/addresses.ts'
import { addDocumentPage } from './lib/document-page.ts'
import { chunkFor, registerPage } from './lib/page-chunk.ts'
import { routes } from './routes.ts'

export { articlesFeed } from './documents/feed.ts'

const socialPictures = import.meta.glob<SocialPicture>('./pages/*/social-picture.ts', {
  eager: true,
  import: 'socialPicture',
})

for (const each of documentPages) {
  const { path, title, description, feed, page } = each
  const translations = translationsOf(each)
  addDocumentPage(path, { title, description, feed, crumbs: crumbsOf(each), translations })
  registerPage([path], async () => ({
    Page: () => (
      <DocumentContent
        path={path}
        html={renderToStaticMarkup(<StaticRouter location={hrefOf(path)}>{page}</StaticRouter>)}
      />
    ),
  }))
}

/** Every document of this language. */
export const documents = [
  ...[...routes, { name: 'not-found', paths: {} as Record<string, string> }].map(
    ({ name, paths }) => {
      const path = paths[language]
      return {
        /** Documents of one name share their critical styles. */
        name,
        /** The not-found page has none. */
        path,
        /** Without extension. */
        file: documentName(path ?? `${prefix}/404`),
        /** The module that loads its style sheets in the browser. */
        source: `src/pages/${name}/page.tsx`,
        picture: socialPictures[`./pages/${name}/social-picture.ts`],
      }
    },
  ),
  ...documentPages.map(({ name, path, headline, line }) => ({
    ...{ name, path, file: documentName(path), source: 'src/documents/page.tsx' },
    picture: documentPicture(headline, line),
  })),
]

/** Renders a page as a complete HTML document. Rejects when any component throws. */
export async function renderDocument(pathname: string, assets: Assets): Promise<string> {
  await chunkFor(pathname).load()
  const rendered = documentPages.find(({ path }) => path === pathname)
  let failure: unknown
  const { prelude } = await prerender(
    <Document pathname={pathname} assets={assets} data={rendered?.data} offers={rendered?.offers}>
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
