// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Decision } from './decision.tsx'

const choices = ['Yes', 'No'].map((text) => ({ text, result: `You said ${text}` }))

function Case() {
  const [chosen, choose] = useState<number>()
  return (
    <main>
      <Decision
        decision={{ case: 'A case', choices }}
        onChoose={choose}
        result={choices[chosen!]?.result}
      >
        <a href="#night" data-variant="ink">
          More
        </a>
      </Decision>
    </main>
  )
}

const press = (element: Element, timeStamp: number, clientX: number) => {
  const event = new MouseEvent('click', { detail: 1, clientX, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  return fireEvent(element, event)
}

test('A double click on a choice does not press what takes its place', () => {
  render(<Case />)
  press(screen.getByRole('button', { name: 'No' }), 1000, 50)
  expect(screen.getByRole('status').textContent).toBe('You said No')
  const link = screen.getByRole('link')
  expect(press(link, 1300, 52)).toBe(false)
  expect(press(link, 1350, 90)).toBe(true)
  expect(press(link, 2350, 90)).toBe(true)
})

test('A key that was held does not press the next control, which then takes held keys again', () => {
  const isShown = vi.spyOn(HTMLElement.prototype, 'checkVisibility')
  isShown.mockImplementation(function (this: HTMLElement) {
    return this.localName === 'a'
  })
  render(<Case />)
  const button = screen.getAllByRole('button').at(-1)!
  button.focus()
  fireEvent.click(button)
  const link = screen.getAllByRole('link').at(-1)!
  expect(document.activeElement).toBe(link)
  const hold = () => fireEvent.keyDown(link, { key: 'Enter', repeat: true })
  expect(hold()).toBe(false)
  fireEvent.keyUp(link, { key: 'Enter' })
  expect(hold()).toBe(true)
})
