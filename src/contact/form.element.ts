import type { IslandElement } from '../islands/island.element.ts'
import { isMeasured, track } from '../lib/analytics/analytics.ts'
import { says, whileSending } from '../lib/data-attribute.ts'
import * as limits from '../lib/limits.ts'
import { retrying } from '../lib/retrying.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { withTimeout } from '../lib/timing.ts'
import { holdDocument } from '../navigation/leaving.ts'
import { bringIntoView } from '../navigation/smooth-scroll.ts'
import { fields } from './fields.ts'
import {
  announceAddition,
  type FormState,
  go,
  isSending,
  script,
  state,
  subscribe,
} from './machine.ts'
import { notePosted, postedKey } from './posted.ts'
import { fieldOf, isValid, keepTyped } from './typing.ts'

/**
 * Makes the form send by script. What sends and the island with the outcome load at the first touch of the form. A
 * submit waits for what sends, and fails if that does not arrive in time. It does not wait for the island.
 */
export class ContactFormElement extends HTMLElement {
  #listening = new AbortController()
  /** What is shown of the form's templates (contact-form.tsx). */
  #shown = new Map<Element, Element>()
  #label = ''

  connectedCallback() {
    const form = this.querySelector('form')!
    this.#label ||= submitButton(form).textContent
    this.#listening = new AbortController()
    const { signal } = this.#listening
    keepTyped(form, signal)
    // Without a script the pattern rejects white space. With it `required` does, with a clearer message.
    for (const { name } of fields) fieldOf(form, name)?.removeAttribute('pattern')
    const listen = (target: EventTarget, type: string, listener: (event: Event) => unknown) =>
      target.addEventListener(type, listener, { signal })
    listen(form, 'submit', (event) => {
      event.preventDefault()
      this.#submit(form)
    })
    // From its first change on, it is another message.
    listen(form, 'input', () => {
      forgetPost()
      announceAddition()
    })
    let last = state()
    /** Where the visitor was when the message began to be sent. */
    let sentFrom = ''
    const end = subscribe(() => {
      if (state() === last) return
      last = state()
      if (isMeasured) report(last)
      if (last.is === 'sent') forgetPost()
      this.#show(form)
      const now = last
      const isHere = sentFrom === location.pathname
      sentFrom = isSending() ? location.pathname : ''
      // Once React has shown it.
      if (['sent', 'failed', 'posted'].includes(now.is))
        requestAnimationFrame(() => state() === now && this.#bringIntoView(form, isHere))
    })
    listen(signal, 'abort', end)
    for (const type of ['online', 'offline', 'outcome'])
      listen(window, type, () => this.#show(form))
    // Browsers may end the request, which then fails, before the document is hidden. Some send no `beforeunload`.
    for (const type of ['beforeunload', 'pagehide']) listen(window, type, notePost)
    listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && recallPost())
    recallPost()
    this.#show(form)
    form.dataset.live = ''
  }

  disconnectedCallback() {
    this.#listening.abort()
  }

  #submit(form: HTMLFormElement) {
    if (!isValid(form) || !go({ is: 'loading' })) return
    forgetPost()
    holdDocument(send(form))
  }

  get #island() {
    return this.querySelector<IslandElement>('island-root')!
  }

  /**
   * The button, and what became of the message, in sentences of the document (contact-form.tsx). A failure and how to go
   * on is shown by the island, once it is there.
   */
  #show(form: HTMLFormElement) {
    const button = submitButton(form)
    button.disabled = isSending()
    button.textContent = isSending() ? whileSending.read(button) : this.#label
    const now = state()
    const isOffline = now.is === 'failed' && now.why === 'offline' && !navigator.onLine
    // While React takes over, its alert may be there before the attribute.
    const islandShows = 'live' in this.#island.dataset || this.#island.querySelector('[role=alert]')
    const names = now.is === 'failed' && islandShows ? [] : [now.is, isOffline && 'offline']
    // What is shown already stays: it keeps the focus, and is not announced again.
    for (const template of form.querySelectorAll('template')) {
      const shown = this.#shown.get(template)
      const isFor = says.read(template).split(' ')
      if (names.some((name) => name && isFor.includes(name)) === Boolean(shown)) continue
      shown?.remove()
      this.#shown.delete(template)
      if (shown) continue
      const { firstElementChild, textContent } = template.content
      const copy = (firstElementChild?.cloneNode(true) ??
        Object.assign(document.createElement('span'), { textContent })) as Element
      this.#shown.set(template, copy)
      // A live region has to exist before its text. An alert does not.
      if (copy.localName !== 'span') template.before(copy)
      else form.querySelector(isOffline ? '[role=alert]' : '[role=status]')!.append(copy)
    }
  }

  /**
   * What became of the message: a phone's on-screen keyboard may cover it, and the emptied form is shorter. If it is not
   * on the screen any more, the notice at the foot of the window says what has not succeeded until it is.
   */
  #bringIntoView(form: HTMLFormElement, isHere: boolean) {
    // The button lost focus when it was disabled. Keyboard users continue from it.
    if (isHere && document.activeElement?.matches('body, main'))
      submitButton(form).focus({ preventScroll: true })
    const { top, bottom } = form.getBoundingClientRect()
    if (isHere && top <= innerHeight && bottom >= 0) bringIntoView(this.#island.parentElement!)
    else if (state().is !== 'sent')
      import('./foot-notice.ts').then(
        (notice) => notice.showAtFoot(form),
        () => {},
      )
  }
}

const submitButton = (form: HTMLFormElement) => form.querySelector('button')!

const loadScript = retrying(() => import('./send.ts'))

/** Resolves when the visitor has had time to read that the message was sent. */
async function send(form: HTMLFormElement) {
  try {
    if (!script.send) await withTimeout(loadScript(), limits.sendTimeout)
    await script.send!(form)
  } catch {
    go({ is: 'failed', why: navigator.onLine ? 'unknown' : 'offline' })
  }
  if (state().is === 'sent')
    await new Promise((resolve) => setTimeout(resolve, limits.successMessage))
}

/** The document is about to be left. While a message is being sent, the browser asks the visitor. */
function notePost(event: Event) {
  if (!isSending()) return
  event.preventDefault()
  notePosted()
  // The second timer starts once the visitor has answered, and may have stayed.
  setTimeout(() => setTimeout(() => isSending() && forgetPost(), limits.requestEnd))
}

function recallPost() {
  const wasPosted = readStored('sessionStorage', postedKey)
  // A document that the back/forward cache restores may still be sending.
  if (wasPosted && !go({ is: 'posted' })) forgetPost()
}

function forgetPost() {
  writeStored('sessionStorage', postedKey, null)
  if (state().is === 'posted') go({ is: 'idle' })
}

function report(now: FormState) {
  const event = { name: 'contact_send', path: location.pathname } as const
  if (now.is === 'sent') track({ ...event, outcome: now.is })
  if (now.is === 'failed') track({ ...event, outcome: now.is, kind: now.why })
}
