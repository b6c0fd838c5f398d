// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { TabsElement } from './tabs.element.ts'

test('A held arrow key changes the address no more often than Safari allows, up to the last tab', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<page-tabs><div><a href="#one">1</a><a href="#two">2</a></div>
    <div><div id="one"></div><div id="two"></div></div></page-tabs>`
  customElements.define('page-tabs', TabsElement)
  const replace = vi.spyOn(history, 'replaceState')
  const list = document.querySelector('page-tabs > div')!
  for (let key = 0; key < 31 * 30; key++) {
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }))
    vi.advanceTimersByTime(1000 / 31)
  }
  expect(replace.mock.calls.length).toBeLessThan(100)
  list.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', cancelable: true }))
  vi.runAllTimers()
  expect(location.hash).toBe('#two')
})
