// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
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

/** The number of DOM mutations that selecting another tab causes. */
async function mutationsWith(count: number) {
  const { container, unmount } = render(<Sample count={count} />)
  let mutations = 0
  const observer = new MutationObserver((records) => {
    mutations += records.length
  })
  observer.observe(container, { attributes: true, childList: true, subtree: true })
  await act(async () => screen.getByRole('tab', { name: 'Tab 2' }).click())
  expect(screen.getByRole('tabpanel').textContent).toBe('Panel 2')
  mutations += observer.takeRecords().length
  unmount()
  return mutations
}

test('selecting a tab causes as many DOM mutations among many tabs as among few', async () => {
  const few = await mutationsWith(4)
  expect(few).toBeGreaterThan(0)
  expect(await mutationsWith(16)).toBe(few)
})

test.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
])('in a document with dir="%s", %s selects the next tab', async (direction, key) => {
  document.dir = direction
  const { unmount } = render(<Sample count={3} />)
  await act(async () => fireEvent.keyDown(screen.getByRole('tablist'), { key }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tab 1')
  unmount()
  document.dir = ''
})
