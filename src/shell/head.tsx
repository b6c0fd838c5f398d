import { prefix } from '#content/pages'
import { site } from '#content/site.yaml'
import { documentName, urlOf } from '../lib/addresses.ts'

type PageMeta = {
  title: string
  /** 40 to 200 characters. */
  description: string
  /** The canonical path. A page without one is marked `noindex`. */
  path?: string
}

/** The page's metadata. React hoists it into <head> and removes it with the page. */
export function Head({ meta }: { meta: PageMeta }) {
  const title = `${meta.title} | ${site.brand}`
  const url = meta.path && urlOf(meta.path)
  const picture = urlOf(`/social/${documentName(meta.path ?? `${prefix}/404`)}.png`)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.brand}: ${meta.title}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={picture} />
    </>
  )
}
