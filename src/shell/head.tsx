import { useContent } from '../content/context.tsx'
import type { Page } from '../content/page.ts'
import { urlOf } from '../lib/addresses.ts'
import { breadcrumbList, pageGraph, serialize } from './structured-data.ts'

/** What describes the page. src/navigation/swap.ts exchanges all of it on a navigation. */
export function Head({ page }: { page: Page }) {
  const content = useContent()
  const { site } = content
  const { path, canonical, description, feed, file, article } = page
  const title = `${page.title} | ${site.brand}`
  const sharedTitle = page.sharedTitle ?? title
  const url = path && urlOf(path)
  const picture = urlOf(`/social/${file}.png`)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={urlOf(canonical)} />}
      {(!url || import.meta.env.VITE_SITE_DRAFTS) && <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.brand}: ${page.sharedTitle ?? page.title}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={sharedTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <JsonLd id="business-data" json={serialize(pageGraph(content, page))} />
      <JsonLd id="breadcrumb-data" json={serialize(breadcrumbList(page.crumbs))} />
    </>
  )
}

function JsonLd({ id, json }: { id: string; json: string }) {
  return (
    <script id={id} type="application/ld+json">
      {json}
    </script>
  )
}
