import { notePosted } from '../contact/posted.ts'

/** Whether this tab has shown a page before (src/navigation/place.ts notes the place): style sheet and font are cached. */
export let isCached = false
try {
  const { theme } = localStorage
  if (theme) document.documentElement.dataset.theme = theme
  isCached = sessionStorage.length > 0
} catch {
  // Storage is blocked: the system's theme applies.
}

// The browser itself posts the contact form. When the visitor comes back, src/contact/form.element.ts says so.
addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) notePosted()
})
