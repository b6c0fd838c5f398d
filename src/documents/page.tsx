// The styles of all these pages. Their components run in the prerenderer only.
import '../drawings/bypass.module.css'
import '../pages/article/page.module.css'
import '../pages/articles/page.module.css'
import '../pages/before-you-sign/page.module.css'
import '../pages/before-you-sign/question-line.module.css'
import '../pages/case/page.module.css'
import '../pages/case/person.module.css'
import '../pages/case/result.module.css'
import '../pages/case/stops.module.css'
import '../pages/pricing/page.module.css'
import '../pages/pricing/price-board.module.css'
import '../pages/text/page.module.css'
import '../pages/work/case-row.module.css'
import '../pages/work/case-slab.module.css'
import '../pages/work/page.module.css'
import '../ui/figure.module.css'
import '../ui/prose.module.css'
import '../ui/sample-mark.module.css'
import type { ComponentType } from 'react'
import { language } from '#content/pages'
import { site } from '#content/site.yaml'
import { hrefOf, pathOf } from '../lib/addresses.ts'
import { documentParsed } from '../lib/document-parsed.ts'
import { addDocument, type DocumentPage } from '../lib/documents.ts'
import { DocumentContent } from './document-content.tsx'

/**
 * Loads a page whose words are in its document only. For an address without a page, loads the not-found page.
 *
 * @param shown the document, if it already shows the page
 */
export async function load(
  path: string,
  shown: Document | undefined,
): Promise<{ Page: ComponentType }> {
  if (shown) await documentParsed()
  const source = shown ?? (await request(hrefOf(path)))
  const content = source?.getElementById('document')
  // Of another language, or not a page of ours: the caller opens it as a document.
  if (source && source !== shown && (!content || source.documentElement.lang !== language))
    throw new Error(`${path} is not a page in this language`)
  if (!source || !content) return import('../pages/not-found/page.tsx')
  addDocument(path, read(source))
  // A copy, because React removes the original with the page.
  const copy = document.importNode(content, true)
  return { Page: () => <DocumentContent path={path} nodes={copy} /> }
}

/** Resolves with the document at an address, or with null if there is none. Its scripts do not run. */
const request = (href: string) =>
  new Promise<Document | null>((resolve, reject) => {
    // Not fetch(): parsing its text is a Trusted Types sink.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () =>
      request.status === 200 || request.status === 404
        ? resolve(request.status === 200 ? request.responseXML : null)
        : reject(new Error(`${href}: status ${request.status}`))
    request.onerror = () => reject(new Error(`${href} failed to load`))
    request.open('GET', href)
    request.send()
  })

/** What the shell shows of the page, from its document. */
function read(source: Document): DocumentPage {
  const description = source.querySelector<HTMLMetaElement>('meta[name=description]')!.content
  const breadcrumbs = JSON.parse(source.getElementById('breadcrumb-data')!.textContent)
  const items: { name: string; item: string }[] = breadcrumbs.itemListElement
  const feed = source.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')
  const languages = source.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')
  return {
    title: source.title.slice(0, -` | ${site.brand}`.length),
    description,
    feed: feed ? pathOf(new URL(feed.href).pathname) : undefined,
    crumbs: items.map(({ name, item }) => ({
      text: name,
      path: item.replace(import.meta.env.VITE_SITE_URL, '/'),
    })),
    translations: Object.fromEntries(
      Array.from(languages, (link) => [link.hreflang, pathOf(link.getAttribute('href')!)]),
    ),
  }
}
