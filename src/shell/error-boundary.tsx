import { Component, type ErrorInfo, type ReactNode } from 'react'
import { site } from '../content/site.ts'
import { Button } from '../ui/button.tsx'
import styles from './error-boundary.module.css'

/** A page that fails to render leaves the shell standing and offers a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={styles.failure}>
        <h1>{site.failure.crash}</h1>
        <p>
          <a href="/">{site.breadcrumbs.home}</a>, <a href={`mailto:${site.email}`}>{site.email}</a>
          , <a href={site.telephone.href}>{site.telephone.display}</a>
        </p>
        <Button variant="signal" onClick={() => window.location.reload()}>
          {site.failure.retry}
        </Button>
      </div>
    )
  }
}
