import type { ReactNode } from 'react'
import { ContactSection } from './contact/contact-section.tsx'
import { ContentContext, PageContext, type SiteContent } from './content/context.tsx'
import type { Page } from './content/page.ts'
import { brandFont } from './content/theme.ts'
import styles from './document.module.css'
import { isRightToLeft } from './lib/direction.ts'
import { Breadcrumbs } from './shell/breadcrumbs.tsx'
import { ConsentBar } from './shell/consent-bar.tsx'
import { Footer } from './shell/footer.tsx'
import { Head } from './shell/head.tsx'
import { Header } from './shell/header.tsx'
import { RetryNotice } from './shell/retry-notice.tsx'

/** Build output, the same for all documents of a kind. Addresses are root-relative URLs. */
export type Assets = {
  /** Source of the inline script (tools/prerender/inline-script.ts). */
  bootstrap: string
  /** The style sheets. src/bootstrap/ links them after the first paint; without scripts, <noscript> does. */
  sheets: string[]
  /** The styles of the first screen (tools/prerender/critical-css.ts). Without them, the sheets are linked at once. */
  css?: string
  /** The file of the brand's font. Undefined where it is not used. */
  font?: string | undefined
}

/** The whole document of a page. The page's part of <main> is everything before the contact section. */
export function Document(props: {
  content: SiteContent
  page: Page
  assets: Assets
  children: ReactNode
}) {
  const { content, page, assets, children } = props
  const { language, site, prefix, theme } = content
  const sheets = assets.sheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
  return (
    <ContentContext value={content}>
      <PageContext value={page}>
        <html
          lang={language}
          dir={isRightToLeft(language) ? 'rtl' : undefined}
          data-font={assets.font || !theme.fonts.includes(brandFont) ? undefined : 'system'}
        >
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <Head page={page} />
            {(['light', 'dark'] as const).map((each) => (
              <meta
                key={each}
                name="theme-color"
                media={`(prefers-color-scheme: ${each})`}
                content={theme.colors.ground[each]}
              />
            ))}
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
            {/* The bootstrap starts it. */}
            {assets.font && (
              <link
                rel="preload"
                href={assets.font}
                as="font"
                type="font/woff2"
                crossOrigin=""
                media="not all"
              />
            )}
            {assets.css ? (
              <>
                <style>{assets.css}</style>
                <noscript>{sheets}</noscript>
              </>
            ) : (
              sheets
            )}
            {/* After <noscript>, because it reads the addresses in it. */}
            <Bootstrap text={assets.bootstrap} />
          </head>
          <body>
            {/* First, so that it exists by the time the bootstrap needs it. */}
            <RetryNotice />
            <a className={`visually-hidden ${styles.skipLink}`} href="#main">
              {site.skipLink}
            </a>
            <Header />
            <Breadcrumbs crumbs={page.crumbs} />
            <main id="main" tabIndex={-1}>
              {children}
              <ContactSection />
            </main>
            <Footer />
            <ConsentBar />
          </body>
        </html>
      </PageContext>
    </ContentContext>
  )
}

function Bootstrap({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the CSP allows by its hash
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}
