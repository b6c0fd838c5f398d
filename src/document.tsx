import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { language, prefix } from '#content/pages'
import type { Offer } from '../content/schema/pricing.ts'
import { isRightToLeft } from './direction.ts'
import { hrefOf } from './lib/addresses.ts'
import { breadcrumbList, businessGraph, serialize } from './lib/structured-data.ts'
import { RetryNotice } from './shell/retry-notice.tsx'

/** Build output for one page. Style sheets and fonts are root-relative URLs. */
export type Assets = {
  /** The page background in each theme, for `theme-color`. */
  ground: { light: string; dark: string }
  /** Source of the inline script (tools/build/bootstrap.ts). */
  bootstrap: string
  /** With several languages: the folder with the words of this one, a URL path. */
  words?: string | undefined
  /** Style sheets. src/bootstrap.ts links them; without scripts, <noscript> does. */
  styles: string[]
  /** Styles to inline: fallback fonts and critical CSS (tools/build/critical-css.ts). */
  css?: string
  /** Whether `css` covers only the first screen. A page opened further down then needs its sheets at once. */
  isPartial?: boolean
  /** Empty in a language that the brand font does not cover (tools/build/font-coverage.ts). */
  fonts: string[]
  /** Their @font-face rules. Must be the first <style>: src/bootstrap.ts and lib/late-font.ts read it there. */
  face?: string | undefined
}

/** Where the font is preloaded. On phones lib/late-font.ts loads it later (docs/decisions/0025). */
const fontMedia = '(min-width:600px),(scripting:none)'

/** The whole document. Only the content of #root is hydrated. */
export function Document(props: {
  pathname: string
  assets: Assets
  /** About this page, for search engines. */
  data?: Thing | undefined
  /** The prices that it is about. */
  offers?: Offer[] | undefined
  children: ReactNode
}) {
  const { assets } = props
  const sheets = assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
  return (
    <html lang={language} dir={isRightToLeft(language) ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" crossOrigin="" media={fontMedia} />
        ))}
        {assets.face && <style media={fontMedia}>{assets.face}</style>}
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
        <link rel="manifest" href={hrefOf(`${prefix}/manifest.webmanifest`)} />
        <JsonLd
          id="business-data"
          json={serialize(businessGraph(props.pathname, props.data, props.offers))}
        />
        <JsonLd id="breadcrumb-data" json={serialize(breadcrumbList(props.pathname))} />
        {assets.css ? (
          <>
            <style>{assets.css}</style>
            <noscript data-partial={assets.isPartial ? '' : undefined}>{sheets}</noscript>
          </>
        ) : (
          sheets
        )}
        {assets.words && <ImportMap words={assets.words} />}
        {/* After <noscript>, because it reads the URLs in it. */}
        <Bootstrap text={assets.bootstrap} />
      </head>
      <body>
        {/* First, so that it exists by the time the bootstrap needs it. */}
        <RetryNotice />
        <div id="root">{props.children}</div>
      </body>
    </html>
  )
}

function Bootstrap({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the CSP allows by its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

/** Where scripts find the words of this document's language (tools/build/content/words.ts). */
function ImportMap({ words }: { words: string }) {
  const map = JSON.stringify({ imports: { '#words/': words } })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build; the CSP allows it by its hash
  return <script type="importmap" dangerouslySetInnerHTML={{ __html: map }} />
}

function JsonLd({ id, json }: { id: string; json: string }) {
  return (
    <script
      id={id}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialize() escapes `<`
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
