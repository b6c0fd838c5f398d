import type { IconNode } from 'lucide'
import { createElement } from 'react'
import styles from './icon.module.css'

/** A decorative icon, from Lucide's data. An island imports just the icons that it shows. */
export function IconDrawing({ node, size }: { node: IconNode; size: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {node.map(([shape, attributes], index) =>
        createElement(shape, { key: index, ...attributes }),
      )}
    </svg>
  )
}
