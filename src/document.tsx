import type { ReactNode } from 'react'
import { site } from '#content/site.yaml'
import { hrefOf } from './lib/addresses.ts'
import { breadcrumbList, businessGraph, serialize } from './lib/structured-data.ts'
import { RetryNotice } from './shell/retry-notice.tsx'

/** What the bundle made for this page; scripts, style sheets and the font are addresses from the site's root. */
export type Assets = {
  /** The page's ground by day and by night, for the browser's own bars. */
  ground: { light: string; dark: string }
  /** The document's own script, as text (tools/build/bootstrap.ts). */
  bootstrap: string
  /** Style sheets. src/bootstrap.ts links them; where scripts are off, the document does. */
  styles: string[]
  /** The fallbacks' faces, and what the page needs of its sheets before they come (tools/build/critical-css.ts). */
  css?: string
  /** Whether `css` is for the first screen only, so that a page that opens elsewhere needs the sheets at once. */
  isPartial?: boolean
  font: string
  /** What puts the font in force; the first <style>, because src/bootstrap.ts and lib/late-font.ts look for it there. */
  face?: string
}

/** Who has the font asked for before the first paint; on a phone it is lib/late-font.ts's (docs/decisions/0025). */
const wide = '(min-width:600px),(scripting:none)'

/** Everything around the React root. Only what is inside #root is hydrated. */
export function Document(props: { pathname: string; assets: Assets; children: ReactNode }) {
  const { assets } = props
  const sheets = assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.font && (
          <link rel="preload" href={assets.font} as="font" crossOrigin="" media={wide} />
        )}
        {assets.face && <style media={wide}>{assets.face}</style>}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={assets.ground.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={assets.ground.dark}
        />
        <link rel="icon" href={hrefOf('/favicon.svg')} type="image/svg+xml" />
        <link rel="icon" href={hrefOf('/favicon.ico')} sizes="32x32" />
        <link rel="apple-touch-icon" href={hrefOf('/apple-touch-icon.png')} />
        <link rel="manifest" href={hrefOf('/manifest.webmanifest')} />
        <JsonLd id="business-data" json={serialize(businessGraph(props.pathname))} />
        <JsonLd id="breadcrumb-data" json={serialize(breadcrumbList(props.pathname))} />
        {assets.css ? (
          <>
            <style>{assets.css}</style>
            <noscript data-partial={assets.isPartial ? '' : undefined}>{sheets}</noscript>
          </>
        ) : (
          sheets
        )}
        {/* After <noscript>, whose addresses it reads. */}
        <Bootstrap text={assets.bootstrap} />
      </head>
      <body>
        {/* First, so that it is there whenever the bootstrap has to show it. */}
        <RetryNotice />
        <div id="root">{props.children}</div>
      </body>
    </html>
  )
}

function Bootstrap({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own, and the policy knows its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

function JsonLd({ id, json }: { id: string; json: string }) {
  return (
    <script
      id={id}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialize() escapes what could end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
