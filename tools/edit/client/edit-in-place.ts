import { showInvisible } from '../invisible.ts'
import type { Edit, Place } from '../protocol.ts'
import { partsOf } from '../values.ts'
import { save, savedIn } from './changes.ts'
import { locationOf, originalAt, savedText, typedAt } from './contents.ts'
import { editsTo, isChanged } from './edits.ts'
import { fieldOf } from './places.ts'
import { away, loadState, settled } from './server.ts'
import {
  forget,
  getStore,
  isReloadDue,
  keep,
  reload,
  subscribe,
  unsavedOf,
  update,
} from './store.ts'
import { elementsOf } from './texts.ts'

/** What the page showed before a text was edited; undefined if that is just the text in the file. */
const edited = new WeakMap<HTMLElement, string | undefined>()

const fieldIn = (element: Element) => element.getAttribute('data-field')!

const placeOf = (element: Element) => locationOf(fieldIn(element))?.place

/** The edits that put what is typed in a text of the page into its file. */
function editsIn(element: Element): Edit[] {
  const place = placeOf(element)
  return place ? editsTo(place, element.textContent!.trim()) : []
}

/** Listens to the editable texts of the page. They are there while the button `Edit` is pressed. */
export function editInPlace() {
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type], element: HTMLElement | undefined) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        if (!getStore().editing || !(event.target instanceof Element)) return
        if (event.target.closest('#editor')) return
        if (isReloadDue()) return event.preventDefault()
        listener(event, event.target.closest<HTMLElement>('[data-field]') ?? undefined)
      },
      { capture: true },
    )
  subscribe(unmarkSaved)
  on('focusin', (_, element) => {
    if (element?.isContentEditable) begin(element)
  })
  on('focusout', (_, element) => {
    if (element) leave(element)
  })
  on('input', (_, element) => {
    const edits = element ? editsIn(element) : []
    if (edits.length > 0) keep(edits)
  })
  on('click', click)
  for (const type of ['pointerdown', 'mousedown', 'touchstart'] as const)
    on(type, (event, element) => {
      // So that no tab, menu or drawing of the page reacts.
      if (element && !event.altKey) event.stopPropagation()
    })
  on('keydown', (event, element) => {
    if (!element?.isContentEditable) return
    // So that tabs, menus and forms of the page do not react.
    event.stopPropagation()
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault()
      enter(element)
    } else if (event.key === 'Escape') {
      forget(editsIn(element))
      close(element)
      element.blur()
    } else if (event.key === 'F10' && event.altKey)
      document.querySelector<HTMLElement>('#editor [aria-pressed]')!.focus()
    else if (event.key === ' ' && element.closest('button, summary')) {
      // Otherwise the space would press the button.
      event.preventDefault()
      document.execCommand('insertText', false, ' ')
    }
  })
  on('keyup', (event, element) => {
    if (!element?.isContentEditable) return
    event.stopPropagation()
    if (event.key === ' ') event.preventDefault()
  })
}

/** A click on a text edits it, also in links and buttons. With the Alt key links and buttons work. */
function click(event: MouseEvent, element: HTMLElement | undefined) {
  const target = event.target as Element
  const control = target.closest('a, button, label, summary')
  if (event.altKey) {
    // Browsers download what a link leads to.
    if (!(control instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopPropagation()
    window.location.assign(control.href)
    return
  }
  const isByKeyboard = event.detail === 0
  const text =
    element ?? (isByKeyboard ? null : control?.querySelector<HTMLElement>('[data-field]'))
  if (!text) return isByKeyboard || control ? undefined : search(target)
  event.preventDefault()
  event.stopPropagation()
  if (text.isContentEditable) text.focus({ preventScroll: true })
  else update({ panel: { query: fieldIn(text) } })
}

/** Shows where a text or figure can be changed that cannot be edited in its place: in the nearest entry that has it. */
function search(clicked: Element) {
  // Such as the percent sign of a figure.
  const isSign = /^\s*[\p{P}\p{S}]+\s*$/u.test(clicked.textContent)
  const target = isSign ? clicked.parentElement! : clicked
  const text = target.textContent.trim()
  if (text === '' || text.length > 80 || target.querySelector('[data-field]')) return
  const digits = (value: unknown) => String(value).replace(/\D/g, '')
  const isShown = (value: unknown) =>
    value === text || (typeof value === 'number' && digits(value) === digits(text))
  for (let near = target.parentElement; near && near.id !== 'main'; near = near.parentElement) {
    // From the innermost group around each text to its whole file.
    const groups = [...near.querySelectorAll('[data-field]')]
      .flatMap((element) => placeOf(element) ?? [])
      .flatMap(({ file, path }) => path.map((_, depth) => ({ file, path: path.slice(0, depth) })))
      .sort((one, other) => other.path.length - one.path.length)
    for (const { file, path } of groups) {
      const found = [...partsOf(originalAt(file, path))].find(({ value }) => isShown(value))
      if (found)
        return update({ panel: { query: fieldOf({ file, path: [...path, ...found.path] }) } })
    }
  }
  update({ panel: { query: text } })
}

function begin(element: HTMLElement) {
  const field = fieldIn(element)
  update({ field, focus: undefined })
  hideRefusal()
  const place = placeOf(element)
  if (!place) return
  const pending = unsavedOf([place])
  if (pending?.message) showRefusal(element, pending.message)
  if (pending && edited.has(element)) return
  // If something is pending, the page was loaded again, and shows what was typed.
  const isPlain = pending || element.textContent.trim() === savedText(field).trim()
  edited.set(element, isPlain ? undefined : element.textContent)
  const text = showInvisible(String(typedAt(place) ?? ''))
  if (text.trim() === element.textContent.trim()) return
  // The file has names of facts, or soft hyphens, where the page shows something else.
  element.textContent = text
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}

/** Shows the text as it was, or as it was saved since. */
function close(element: HTMLElement) {
  if (!edited.has(element)) return
  element.textContent = edited.get(element) ?? savedText(fieldIn(element))
  edited.delete(element)
}

/** Why a text was not saved, beside it (editor.css, editor.tsx). */
function showRefusal(element: HTMLElement, refusal: string) {
  hideRefusal()
  update({ refusal })
  element.setAttribute('aria-invalid', 'true')
  element.setAttribute('aria-describedby', 'edit-refusal')
}

function hideRefusal() {
  document.querySelector('[aria-describedby=edit-refusal]')?.removeAttribute('aria-describedby')
  if (getStore().refusal) update({ refusal: undefined })
}

/** Texts are saved and discarded in several places. */
function unmarkSaved() {
  for (const element of document.querySelectorAll('[data-field][aria-invalid]')) {
    if (unsavedOf(editsIn(element))) continue
    element.removeAttribute('aria-invalid')
    if (element.hasAttribute('aria-describedby')) hideRefusal()
  }
}

/** Saves a text and leaves it. If it is refused, the focus stays. */
async function enter(element: HTMLElement) {
  const refusal = await commit(element)
  if (refusal === undefined) element.blur()
  else if (element.matches(':focus')) showRefusal(element, refusal)
}

async function leave(element: HTMLElement) {
  hideRefusal()
  const refusal = await commit(element)
  const isElsewhere = document.querySelector('[data-field]:focus')
  if (refusal !== undefined && !isElsewhere) showRefusal(element, refusal)
}

/** @returns why a text is not saved, if it is refused */
async function commit(element: HTMLElement): Promise<string | undefined> {
  const edits = editsIn(element)
  if (!edited.has(element)) return undefined
  const isPlain = edited.get(element) === undefined
  const known = unsavedOf(edits)
  if (!known && !edits.some(isChanged)) return void close(element)
  // Leaving a text that was refused sends it again with the next one.
  if (known?.reason === 'refused' && document.activeElement !== element) return undefined
  const result = await save(edits)
  if (!result.ok) {
    element.setAttribute('aria-invalid', 'true')
    update({ status: 'Not saved yet. See the list above.' })
    return result.message
  }
  update({ status: savedIn(result.files) })
  if (result.files.length === 0 && !result.hasMore) return void close(element)
  const field = fieldIn(element)
  const text = savedText(field)
  // The address of such a link follows from its text.
  const isAddress = element.closest('[href^="mailto:"], [href^="tel:"]')
  if (!isPlain || text === '' || text.includes('{') || result.hasMore || isAddress) {
    edited.delete(element)
    return void reloadWhenIdle()
  }
  for (const each of elementsOf(field)) if (each !== document.activeElement) each.textContent = text
  return undefined
}

/** Shows what was typed before the page was loaded again. */
export function showUnsaved() {
  for (const { edits, reason } of getStore().unsaved)
    for (const element of elementsShowing(edits[0]!)) {
      element.textContent = showInvisible(String(edits[0]!.value ?? ''))
      if (reason === 'refused') element.setAttribute('aria-invalid', 'true')
    }
}

/** The elements of the page that show a text. */
export function elementsShowing(place: Place): HTMLElement[] {
  const field = fieldOf(place)
  return locationOf(field)?.place.language === place.language ? elementsOf(field) : []
}

export function discard(edits: Edit[]) {
  forget(edits)
  for (const element of elementsShowing(edits[0]!)) {
    edited.delete(element)
    element.textContent = savedText(fieldIn(element))
  }
}

/** Makes the page anew when nothing is being typed, because it shows something else than the file has. */
function reloadWhenIdle() {
  if (!document.querySelector('[data-field]:focus')) return reload()
  document.addEventListener('focusout', () => setTimeout(reloadWhenIdle), { once: true })
}

export async function saveFocused() {
  document.querySelector<HTMLElement>('[data-field]:focus')?.blur()
  await settled()
}

/** @param query what to look for, or the field to show */
export async function openPanel(query = '') {
  await saveFocused()
  try {
    update({ state: await loadState(), panel: { query } })
  } catch {
    update({ status: away })
  }
}
