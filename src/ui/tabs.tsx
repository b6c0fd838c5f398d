import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab = {
  /** The panel's id, and the fragment that links to it. */
  id: string
  label: ReactNode
  panel: ReactNode
  /** Sets `data-line`, for the colour of the tab and its panel. */
  line?: number
}

type TabsProps = {
  label: string
  tabs: Tab[]
  /** Its columns and gaps. */
  panelClassName?: string | undefined
}

/**
 * A list of links to sections, all of them visible. tabs.element.ts makes tabs of them.
 */
export function Tabs({ label, tabs, panelClassName }: TabsProps) {
  return (
    <page-tabs>
      {/* biome-ignore lint/a11y/useSemanticElements: the script makes it a tablist */}
      <div className={styles.list} role="navigation" aria-label={label}>
        {tabs.map(({ id, line, label }) => (
          <a key={id} href={`#${id}`} className={styles.tab} data-line={line}>
            {label}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, line, panel }) => (
          <div key={id} id={id} className={panelClassName} data-line={line}>
            {panel}
          </div>
        ))}
      </div>
    </page-tabs>
  )
}
