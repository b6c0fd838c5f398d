// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { adoptForm, fieldOf, watchTyping, writeFields } from './typing.ts'

const formHtml = `<form>
  <input id="field-firstName"><select id="field-topic"><option></option><option>A</option></select>
  <button>Send</button>
</form>`

beforeEach(() => {
  document.body.innerHTML = `<div id="contact">${formHtml}</div>`
  sessionStorage.clear()
})

test.each(['input', 'select', 'button'])(
  'a form replaced with focus in its %s keeps what was typed',
  (css) => {
    watchTyping()
    const section = document.querySelector('#contact')!
    const before = section.querySelector('form')!
    fieldOf(before, 'firstName')!.value = 'Zoë'
    before.querySelector<HTMLElement>(css)!.focus()

    section.innerHTML = formHtml
    const after = section.querySelector('form')!
    adoptForm(after, (typed) => writeFields(after, typed))
    expect(fieldOf(after, 'firstName')!.value).toBe('Zoë')
    if (css !== 'button') expect(document.activeElement).toBe(after.querySelector(css))
  },
)
