import type { ReactNode } from 'react'

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
  className: { list: string; tab: string; panels: string; panel: string }
}

/**
 * A list of links to sections, all of them visible. tabs.element.ts makes tabs of them.
 */
export function Tabs({ label, tabs, className }: TabsProps) {
  return (
    <page-tabs>
      {/* biome-ignore lint/a11y/useSemanticElements: the script makes it a tablist */}
      <div className={className.list} role="navigation" aria-label={label}>
        {tabs.map(({ id, line, label }) => (
          <a key={id} href={`#${id}`} className={className.tab} data-line={line}>
            {label}
          </a>
        ))}
      </div>
      <div className={className.panels}>
        {tabs.map(({ id, line, panel }) => (
          <div key={id} id={id} className={className.panel} data-line={line}>
            {panel}
          </div>
        ))}
      </div>
    </page-tabs>
  )
}
