import { notePosted } from '../contact/posted.ts'
import { doublePress } from '../lib/limits.ts'

/** Whether this tab has shown a page before (src/navigation/place.ts notes the place): style sheet and font are cached. */
export let isCached = false
try {
  const { theme } = localStorage
  if (theme) document.documentElement.dataset.theme = theme
  isCached = sessionStorage.length > 0
} catch {
  // Storage is blocked: the system's theme applies.
}

let posted = 0
// The browser itself posts the contact form: once, where the button is pressed twice. When the visitor comes back,
// src/contact/form.element.ts says so.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  if (event.timeStamp < posted) event.preventDefault()
  posted = event.timeStamp + doublePress
  notePosted()
})
