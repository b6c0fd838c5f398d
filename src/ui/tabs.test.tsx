// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id, panel: id }))
const className = { root: '', list: '', tab: '', panels: '', panel: '' }

function Sample() {
  const [selected, select] = useState('a')
  return <Tabs {...{ label: 'Sample', tabs, selected, onSelect: select, className }} />
}

test.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
])('in a document with dir="%s", %s selects the next tab', async (direction, key) => {
  document.dir = direction
  render(<Sample />)
  await act(async () => fireEvent.keyDown(screen.getByRole('tablist'), { key }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('b')
  cleanup()
})
