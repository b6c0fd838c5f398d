import type { IslandElement } from '../islands/island.element.ts'
import { isMeasured, track } from '../lib/analytics/analytics.ts'
import { says, whileSending } from '../lib/data-attribute.ts'
import { fill } from '../lib/fill.ts'
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
import { relativeTime } from './relative-time.ts'
import { fieldOf, isValid, keepTyped } from './typing.ts'

/**
 * Makes the form send by script. What sends and the island with the outcome load at the first touch of the form. A
 * submit waits for what sends, and fails if that does not arrive in time. It does not wait for the island.
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

  #submit(form: HTMLFormElement) {
    if (!isValid(form) || !go({ is: 'loading' })) return
    forgetPost()
    holdDocument(send(form))
  }

  get #island() {
    return this.querySelector<IslandElement>('island-root')!
  }

  /**
   * The button, and what became of the message, in a sentence of the document (contact-form.tsx). How to go on after a
   * failure is shown by the island, once it is there.
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
    const status = form.querySelector('[role=status]')!
    if (now.is === 'sent') status.append(notice)
    else status.after(notice)
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
    bringIntoView((state().is === 'sent' ? row : (this.#notice ?? otherWays))!)
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
}

function recallPost() {
  const at = Number(readStored('sessionStorage', postedKey))
  // A document that the back/forward cache restores may still be sending.
  if (at && !go({ is: 'posted', at })) forgetPost()
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
