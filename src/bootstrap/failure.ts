import { setScripting } from './scripting.ts'

/** A script failed to load or to start. The page stays readable; a notice offers to try again. */
export function fail(error: unknown) {
  console.error(error)
  setScripting(false)
  const notice = document.getElementById('retry')
  if (!notice) return
  notice.hidden = false
  notice.querySelector('button')!.onclick = () => {
    notice.hidden = true
    // Without a connection, a reload would end in the browser's error page.
    navigator.onLine ? location.reload() : setTimeout(fail, 0, error)
  }
  try {
    keepTyped()
  } catch {
    // Storage is blocked.
  }
}

/** A reload keeps what is typed into the contact form, as its script does (src/contact/typing.ts). */
function keepTyped() {
  const draft = JSON.parse(sessionStorage['contact-draft'] ?? '{}')
  const fields = document.querySelectorAll<HTMLInputElement>('#contact .control')
  const propertyOf = (field: Element) =>
    (field.localName === 'select' ? 'selectedIndex' : 'value') as 'value'
  for (const field of fields) field[propertyOf(field)] ||= draft[field.name] ?? ''
  addEventListener('pagehide', () => {
    for (const field of fields) draft[field.name] = String(field[propertyOf(field)])
    sessionStorage['contact-draft'] = JSON.stringify(draft)
  })
}
