// The styles of all these pages. Their components run in the prerenderer only.
import '../drawings/bypass.module.css'
import '../pages/article/page.module.css'
import '../pages/articles/page.module.css'
import '../pages/before-you-sign/page.module.css'
import '../pages/case/page.module.css'
import '../pages/case/person.module.css'
import '../pages/case/result.module.css'
import '../pages/case/stops.module.css'
import '../pages/pricing/page.module.css'
import '../pages/work/case-row.module.css'
import '../pages/work/case-slab.module.css'
import '../pages/work/page.module.css'
import '../pages/work/price-board.module.css'
import '../sections/question-line.module.css'
import '../sections/sample-mark.module.css'
import '../sections/text-section.module.css'
import '../ui/figure.module.css'
import '../ui/prose.module.css'
import type { ComponentType } from 'react'
import { language } from '#content/pages'
import { site } from '#content/site.yaml'
import { hrefOf, pathOf } from '../lib/addresses.ts'
import { addDocumentPage, type DocumentPage } from '../lib/document-page.ts'
import { documentParsed } from '../lib/document-parsed.ts'
import { limits } from '../lib/limits.ts'
import { DocumentContent } from './document-content.tsx'

/**
 * Loads a page whose words are in its document only, or the not-found page if the document shows that.
 *
 * @param shown the document, if it already shows the page
 * @throws Error if there is no such page in this language, or none now: the caller opens it as a document
 */
export async function load(
  path: string,
  shown: Document | undefined,
): Promise<{ Page: ComponentType }> {
  if (shown) await documentParsed()
  const source = shown ?? (await request(hrefOf(path)))
  const content = source.getElementById('document')
  if (!content && shown) return import('../pages/not-found/page.tsx')
  // Translators change the language of the document that is shown.
  if (!content || (!shown && source.documentElement.lang !== language))
    throw new Error(`${path} is not a page in this language`)
  addDocumentPage(path, read(source))
  // A copy, because React removes the original with the page.
  const copy = document.importNode(content, true)
  return { Page: () => <DocumentContent path={path} nodes={copy} /> }
}

/** Resolves with the document at an address. Its scripts do not run. */
const request = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    // Not fetch(): parsing its text is a Trusted Types sink.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = limits.documentTimeout
    request.onloadend = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${href}: status ${request.status}`))
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
