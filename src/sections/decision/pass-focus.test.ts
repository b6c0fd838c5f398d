// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { passFocus } from './pass-focus.ts'

test('A key that was held does not press the next control, which then takes held keys again', () => {
  document.body.innerHTML =
    '<main><p><button>Yes</button></p><a data-variant="" href="#">More</a></main>'
  const [button, link] = [document.querySelector('button')!, document.querySelector('a')!]
  button.focus()
  button.checkVisibility = () => false
  link.checkVisibility = () => true
  passFocus(document.querySelector('p')!)
  expect(document.activeElement).toBe(link)
  const hold = () => fireEvent.keyDown(link, { key: 'Enter', repeat: true })
  expect(hold()).toBe(false)
  fireEvent.keyUp(link, { key: 'Enter' })
  expect(hold()).toBe(true)
})
