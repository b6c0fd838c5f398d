import type { IslandElement } from '../islands/island.element.ts'
import { fill } from '../lib/fill.ts'
import { limits } from '../lib/limits.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { fields } from './fields.ts'
import { hideNotice, showNotice } from './notice.ts'
import { fieldOf, keepTyped, readFields, writeFields } from './typing.ts'

type Script = typeof import('./send.ts')

/**
 * Makes the form send by script. Its script and the island with its outcome load at the first touch of the form. A
 * submit waits for them; if they do not arrive in time, the browser itself posts the form.
 */
export function startForm(form: HTMLFormElement) {
  keepTyped(form)
  form.dataset.live = ''
  // Without a script the pattern rejects white space. With it `required` does, with a clearer message.
  for (const { name } of fields) fieldOf(form, name)?.removeAttribute('pattern')
  const island = form.querySelector<IslandElement>('island-root')!
  const load = async (): Promise<Script> => {
    const [script] = await Promise.all([import('./send.ts'), island.load()])
    return script
  }
  let script: Script | undefined
  let state: 'ready' | 'busy' | 'posting' = 'ready'

  form.addEventListener('submit', async (event) => {
    if (state === 'posting') return
    event.preventDefault()
    if (state === 'busy') return
    if (!script) {
      state = 'busy'
      script = await withTimeout(load(), limits.formWait).catch(() => undefined)
      state = 'ready'
    }
    hideNotice(form)
    if (!isValid(form)) return
    if (script) script.send(form)
    else if (navigator.onLine) post()
    else showNotice(form, 'alert', ({ failed, offline }) => `${failed} ${offline}`)
  })

  /** Lets the browser post the form. That ends when the visitor comes back to the page, or is still here after 30 s. */
  function post() {
    const ended = new Promise<'back' | 'timeout'>((resolve) => {
      window.addEventListener('pageshow', ({ persisted }) => persisted && resolve('back'))
      // The visitor stopped the request, or the service never answered.
      setTimeout(() => resolve('timeout'), limits.sendTimeout)
    })
    state = 'posting'
    form.requestSubmit()
    state = 'busy'
    ended.then(() => {
      state = 'ready'
    })
    const show = (late: Script) => {
      if (state === 'busy') late.waitForPost(ended)
    }
    load().then(show, () => {})
  }

  showPosted(form)
  window.addEventListener('pageshow', ({ persisted }) => persisted && showPosted(form))
  // From its first change on, it is another message.
  form.addEventListener('input', () => {
    writeStored('sessionStorage', postedKey, null)
    hideNotice(form, '[data-notice=status]')
  })
}

/** White space satisfies `required`. A field with nothing else is emptied, so that the browser rejects it. */
function isValid(form: HTMLFormElement): boolean {
  writeFields(form, readFields(form))
  return form.reportValidity()
}

/** When the browser itself last posted a form in this tab. src/bootstrap.ts stores it. */
const postedKey = 'posted'

/** Says that the browser has posted the message. Nothing is known of the answer. */
function showPosted(form: HTMLFormElement) {
  const time = Number(readStored('sessionStorage', postedKey))
  if (!time) return
  const minutes = Math.max(1, Math.round((Date.now() - time) / 60_000))
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang)
  const ago =
    minutes < 60
      ? format.format(-minutes, 'minute')
      : format.format(-Math.round(minutes / 60), 'hour')
  showNotice(form, 'status', ({ posted }) => posted && fill(posted, { time: ago }))
}
