import { useState } from 'react'
import styles from '../src/pages/services/service-detail.module.css'
import { Bullet } from '../src/ui/bullet.tsx'
import { Tabs } from '../src/ui/tabs.tsx'

const names = ['First', 'Second', 'Third']

/** The tabs bring no looks of their own: these are the services page's. */
export function SampleTabs(props: { selected: string }) {
  const [selected, select] = useState(props.selected)
  return (
    <Tabs
      label="Lines"
      selected={selected}
      onSelect={select}
      tabs={names.map((name, index) => ({
        id: name.toLowerCase(),
        line: index + 1,
        label: (
          <>
            <Bullet line={index + 1} letter={name[0]!} />
            <span className={styles.tabName}>{name} line</span>
          </>
        ),
        panel: <p className={styles.subtitle}>What the {name.toLowerCase()} line does.</p>,
      }))}
      className={{
        root: styles.detail!,
        list: styles.selector!,
        tab: styles.tab!,
        panels: styles.panels!,
        panel: styles.panel!,
      }}
    />
  )
}
