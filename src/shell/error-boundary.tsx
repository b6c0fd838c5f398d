import { Component, type ReactNode } from 'react'
import { pages } from '#content/pages'
import { site } from '#content/site.yaml'
import { hrefOf } from '../lib/addresses.ts'
import { Button } from '../ui/button.tsx'
import styles from './error-boundary.module.css'

type Props = {
  children: ReactNode
  /** Element around the error message: `div` for a page, `section` within a page, `main` for the whole app. */
  as?: 'div' | 'section' | 'main'
  /** Id of the part that failed, so that links to it still work. */
  id?: string
}

/** The path that this document was loaded from. */
const documentPath = globalThis.location?.pathname

/**
 * Shows an error message with contact details and a reload button. After client-side navigation it reloads
 * the document at once, which may help: often an extension or a translator has moved nodes that React
 * manages. The page that the document was loaded on is not reloaded automatically, to avoid a loop.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (window.location.pathname !== documentPath) window.location.reload()
  }

  override render() {
    const { as: Element = 'div', id, children } = this.props
    if (!this.state.failed) return children
    const Heading = Element === 'section' ? 'h2' : 'h1'
    return (
      <Element id={id} className={styles.failure}>
        <Heading>{site.failure.crash}</Heading>
        <p>
          <a href={hrefOf(pages.home.path)}>{pages.home.link}</a>,{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>,{' '}
          <a href={site.telephone.href}>{site.telephone.display}</a>
        </p>
        <Button variant="signal" onClick={() => window.location.reload()}>
          {site.failure.retry}
        </Button>
      </Element>
    )
  }
}
