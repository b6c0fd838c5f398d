// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

function Sample({ count }: { count: number }) {
  const [selected, select] = useState('tab-0')
  const tabs = Array.from({ length: count }, (_, index) => ({
    id: `tab-${index}`,
    label: `Tab ${index}`,
    panel: `Panel ${index}`,
  }))
  const className = { root: '', list: '', tab: '', panels: '', panel: '' }
  return (
    <Tabs label="Sample" tabs={tabs} selected={selected} onSelect={select} className={className} />
  )
}

/** How many changes to the document it takes to choose another tab. */
async function changesWith(count: number) {
  const { container, unmount } = render(<Sample count={count} />)
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(container, { attributes: true, childList: true, subtree: true })
  await act(async () => screen.getByRole('tab', { name: 'Tab 2' }).click())
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel 2')
  changes += observer.takeRecords().length
  unmount()
  return changes
}

test('choosing a tab takes as many changes to the document among many tabs as among few', async () => {
  const few = await changesWith(4)
  expect(few).toBeGreaterThan(0)
  expect(await changesWith(16)).toBe(few)
})
