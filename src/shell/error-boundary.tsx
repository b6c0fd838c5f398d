import { Component, type ReactNode } from 'react'
import { pages } from '#content/pages'
import { site } from '#content/site.yaml'
import { hrefOf } from '../lib/addresses.ts'
import { Button } from '../ui/button.tsx'
import styles from './error-boundary.module.css'

type Props = {
  children: ReactNode
  /** What the failure stands in: a page leaves the shell's main standing, a section the page, the shell nothing. */
  as?: 'div' | 'section' | 'main'
  /** What links to the part that fails lead to. */
  id?: string
}

/** The address of the document itself; it needs no second load. */
const documentPath = globalThis.location?.pathname

/**
 * What fails to render leaves a way on. After a route change that is the document of the page: an extension
 * or a translation has moved nodes under React's hands, or the page fails here alone. A document that fails
 * itself is not loaded again by itself: no loop.
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
          <a href={hrefOf('/')}>{pages.home.link}</a>,{' '}
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
