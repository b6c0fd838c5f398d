import type { IslandElement } from '../islands/island.element.ts'
import { isMeasured, track } from '../lib/analytics/analytics.ts'
import { says, whileSending } from '../lib/data-attribute.ts'
import { fill } from '../lib/fill.ts'
import * as limits from '../lib/limits.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { withTimeout } from '../lib/timing.ts'
import { bringIntoView } from '../navigation/smooth-scroll.ts'
import { fields } from './fields.ts'
import { announceAddition, type FormState, go, isSending, state, subscribe } from './machine.ts'
import { notePosted, postedKey } from './posted.ts'
import { relativeTime } from './relative-time.ts'
import { fieldOf, keepTyped, readFields, writeFields } from './typing.ts'

/**
 * Makes the form send by script. What sends and the island with the outcome load at the first touch of the form. A
 * submit waits for them; if they do not arrive in time, the browser itself posts the form.
 */
export class ContactFormElement extends HTMLElement {
  #listening = new AbortController()
  #notice: HTMLElement | undefined
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
      announceAddition(false)
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
      const isHere = sentFrom === location.pathname
      sentFrom = isSending() ? location.pathname : ''
      // Once React has shown it.
      if (isHere && (last.is === 'sent' || last.is === 'failed'))
        requestAnimationFrame(() => this.#bringIntoView(form))
    })
    listen(signal, 'abort', end)
    for (const type of ['online', 'offline']) listen(window, type, () => this.#show(form))
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

  async #submit(form: HTMLFormElement) {
    if (!isValid(form) || !go({ is: 'loading' })) return
    forgetPost()
    const load = Promise.all([import('./send.ts'), this.#island.load()])
    const [script] = await withTimeout(load, limits.formWait).catch(() => [])
    // The visitor may have gone on typing.
    if (!isValid(form)) go({ is: 'idle' })
    else if (script) script.send(form)
    else if (navigator.onLine) post(form)
    else go({ is: 'failed', why: 'offline' })
  }

  get #island() {
    return this.querySelector<IslandElement>('island-root')!
  }

  /**
   * The button, and what became of a message that the browser itself has posted. What became of one that a script sends
   * is shown by the island; while that is missing, by a sentence in the document (contact-form.tsx).
   */
  #show(form: HTMLFormElement) {
    const now = state()
    const button = submitButton(form)
    button.disabled = isSending()
    button.textContent = isSending() ? whileSending.read(button) : this.#label
    this.#notice?.remove()
    this.#notice = undefined
    const isOffline = now.is === 'failed' && now.why === 'offline' && !navigator.onLine
    const template = form.querySelector<HTMLTemplateElement>(
      `template${says.selector(isOffline ? 'offline' : now.is)}`,
    )
    if (!template || (now.is === 'failed' && 'live' in this.#island.dataset)) return
    const notice = template.content.firstElementChild!.cloneNode(true) as HTMLElement
    if (now.is === 'posted') {
      const sentence = notice.querySelector('strong')!
      sentence.textContent = fill(sentence.textContent, { time: relativeTime(now.at) })
    }
    form.append(notice)
    this.#notice = notice
  }

  /**
   * What became of the message: a phone's on-screen keyboard may cover it, and the emptied form is shorter. If the form
   * is not on the screen any more, the live regions alone announce it.
   */
  #bringIntoView(form: HTMLFormElement) {
    // The button lost focus when it was disabled. Keyboard users continue from it.
    if (document.activeElement === document.body) submitButton(form).focus({ preventScroll: true })
    const { top, bottom } = form.getBoundingClientRect()
    if (top > innerHeight || bottom < 0) return
    const { parentElement: row, lastElementChild: otherWays } = this.#island
    bringIntoView(this.#notice ?? (state().is === 'sent' ? row : otherWays)!)
  }
}

const submitButton = (form: HTMLFormElement) => form.querySelector('button')!

/** White space satisfies `required`. A field with nothing else is emptied, so that the browser rejects it. */
function isValid(form: HTMLFormElement): boolean {
  writeFields(form, readFields(form))
  return form.reportValidity()
}

function post(form: HTMLFormElement) {
  const posting: FormState = { is: 'posting' }
  go(posting)
  form.submit()
  // The visitor has stopped the request, or the service never answers.
  const giveUp = () => state() === posting && go({ is: 'failed', why: 'time-out' })
  setTimeout(giveUp, limits.sendTimeout)
}

const notePost = () => isSending() && notePosted()

function recallPost() {
  const at = Number(readStored('sessionStorage', postedKey))
  // A document that the back/forward cache restores may still be sending.
  if (at && !go({ is: 'posted', at })) forgetPost()
  else if (state().is === 'posting') go({ is: 'idle' })
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
