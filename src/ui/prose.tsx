import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** A long text. From Markdown, the build makes its HTML (tools/content/markdown.ts). */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitized at build
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
