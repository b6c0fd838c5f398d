import type { IslandElement } from '../islands/island.element.ts'
import { track } from '../lib/analytics/analytics.ts'
import { says } from '../lib/data-attribute.ts'
import { fill } from '../lib/fill.ts'
import { limits } from '../lib/limits.ts'
import { relativeTime } from '../lib/relative-time.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { fields } from './fields.ts'
import { type FormState, go, state, subscribe } from './machine.ts'
import { fieldOf, keepTyped, readFields, writeFields } from './typing.ts'

/**
 * Makes the form send by script. What sends and the island with the outcome load at the first touch of the form. A
 * submit waits for them; if they do not arrive in time, the browser itself posts the form.
 */
export class ContactFormElement extends HTMLElement {
  #listening = new AbortController()
  #notice: HTMLElement | undefined

  connectedCallback() {
    const form = this.querySelector('form')!
    this.#listening = new AbortController()
    const { signal } = this.#listening
    keepTyped(form, signal)
    // Without a script the pattern rejects white space. With it `required` does, with a clearer message.
    for (const { name } of fields) fieldOf(form, name)?.removeAttribute('pattern')
    const submit = (event: Event) => {
      event.preventDefault()
      this.#submit(form)
    }
    form.addEventListener('submit', submit, { signal })
    // From its first change on, it is another message.
    form.addEventListener('input', forgetPost, { signal })
    const end = subscribe(() => this.#show(form))
    signal.addEventListener('abort', end)
    const restore = ({ persisted }: PageTransitionEvent) => persisted && recallPost()
    window.addEventListener('pageshow', restore, { signal })
    recallPost()
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

  /** The island shows the state. While it is missing, a sentence is in the document (contact-form.tsx). */
  #show(form: HTMLFormElement) {
    const now = state()
    report(now)
    this.#notice?.remove()
    const why = 'why' in now ? now.why : ''
    const template = form.querySelector<HTMLTemplateElement>(
      `template:is(${says.selector(why)}, ${says.selector(now.is)})`,
    )
    if (!template || 'live' in this.#island.dataset) return
    const notice = template.content.firstElementChild!.cloneNode(true) as HTMLElement
    if (now.is === 'posted') {
      const sentence = notice.querySelector('strong')!
      sentence.textContent = fill(sentence.textContent, { time: relativeTime(now.at) })
    }
    form.append(notice)
    if (now.is === 'failed') notice.scrollIntoView({ block: 'nearest' })
    this.#notice = notice
  }
}

/** White space satisfies `required`. A field with nothing else is emptied, so that the browser rejects it. */
function isValid(form: HTMLFormElement): boolean {
  writeFields(form, readFields(form))
  return form.reportValidity()
}

/** When the browser itself last posted a form in this tab. src/bootstrap.ts stores it too. */
const postedKey = 'posted'

function post(form: HTMLFormElement) {
  const posting: FormState = { is: 'posting' }
  go(posting)
  writeStored('sessionStorage', postedKey, String(Date.now()))
  form.submit()
  // The visitor has stopped the request, or the service never answers.
  const giveUp = () => state() === posting && go({ is: 'failed', why: 'time-out' })
  setTimeout(giveUp, limits.sendTimeout)
}

function recallPost() {
  const at = Number(readStored('sessionStorage', postedKey))
  if (at) go({ is: 'posted', at })
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
