import styles from './prose.module.css'

/** A text from Markdown. The build makes its HTML (tools/build/content/markdown.ts). */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitized at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
