import { readTyped, showInvisible } from '../invisible.ts'
import type { Edit } from '../protocol.ts'
import { type Result, save, savedIn, settled } from './changes.ts'
import { valueAt } from './places.ts'
import { hideRefusal, showRefusal } from './refusals.ts'
import { loadState } from './server.ts'
import {
  forget,
  getStore,
  keep,
  locationOf,
  reload,
  savedText,
  subscribe,
  unsavedOf,
  update,
} from './store.ts'
import { elementsOf, fieldOfText } from './texts.ts'

/** A text that is being edited, or was refused. */
type Edited = {
  /** What the page showed, such as a text with facts filled in. */
  shown: string
  /** Whether the page shows just the text in the file. */
  isPlain: boolean
  isSaving?: boolean
}

const edited = new WeakMap<HTMLElement, Edited>()

const fieldOf = (element: Element) => element.getAttribute('data-field')!

/** The edit of a text on the page, with the text that is typed there. */
function editOf(element: HTMLElement): Edit | undefined {
  const place = locationOf(fieldOf(element))
  if (!place) return undefined
  const { language, file, path, isRequired } = place
  const was = valueAt(getStore().state!, place)
  const text = readTyped(element.textContent, was)
  const isSame = text === String(was ?? '').trim()
  const value = isSame ? was : text === '' && !isRequired ? undefined : text
  return { language, file, path, was, value }
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
    const edit = element && editOf(element)
    if (edit && edit.value === edit.was) forget([edit])
    else if (edit) keep([edit])
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
    } else if (event.key === 'Escape') restore(element)
    else if (event.key === 'F10' && event.altKey)
      document.querySelector<HTMLElement>('#editor button')!.focus()
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
  if (!text) return isByKeyboard || control ? undefined : explain(target)
  event.preventDefault()
  event.stopPropagation()
  if (text.isContentEditable) text.focus({ preventScroll: true })
  else update({ panel: { field: fieldOf(text) } })
}

/** Says where a text can be changed that cannot be edited in its place. */
function explain(target: Element) {
  const text = target.textContent.trim()
  // Neither a text nor a figure of its own.
  if (target.children.length > 0 || text === '' || text.length > 80) return
  const field = fieldOfText(text)
  if (field) update({ panel: { field } })
  else
    update({
      status: `“${text}” is calculated. What it is calculated from is in facts.yaml and services.yaml: see All texts.`,
    })
}

function begin(element: HTMLElement) {
  const field = fieldOf(element)
  update({ field, focus: undefined })
  hideRefusal()
  const edit = editOf(element)
  if (!edit) return
  const pending = unsavedOf([edit])
  if (pending && edited.has(element))
    return pending.message && showRefusal(element, pending.message)
  const base = savedText(field)
  // After the page was loaded again, it shows what was typed.
  const shown = pending ? base : element.textContent
  edited.set(element, { shown, isPlain: shown.trim() === base.trim() })
  const text = showInvisible(String(pending?.edits[0]?.value ?? base))
  if (pending?.message) showRefusal(element, pending.message)
  if (text.trim() === element.textContent.trim()) return
  // The file has names of facts, or soft hyphens, where the page shows something else.
  element.textContent = text
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}

function restore(element: HTMLElement) {
  const edit = editOf(element)
  if (edit) forget([edit])
  close(element)
  element.blur()
}

/** Shows the text as it was. */
function close(element: HTMLElement, shown = edited.get(element)?.shown) {
  edited.delete(element)
  if (shown !== undefined) element.textContent = shown
}

/** Texts are saved and discarded in several places. */
function unmarkSaved() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-field][aria-invalid]')) {
    const edit = editOf(element)
    if (edit && unsavedOf([edit])) continue
    element.removeAttribute('aria-invalid')
    hideRefusal(element)
  }
}

/** Saves a text and leaves it. If it is refused, the focus stays. */
async function enter(element: HTMLElement) {
  const result = await commit(element)
  if (!result || result.ok) element.blur()
  else if (document.activeElement === element) showRefusal(element, result.message)
}

async function leave(element: HTMLElement) {
  hideRefusal()
  const result = await commit(element)
  const isElsewhere = document.activeElement?.closest('[data-field]')
  if (result && !result.ok && !isElsewhere) showRefusal(element, result.message)
}

async function commit(element: HTMLElement): Promise<Result | undefined> {
  const edit = editOf(element)
  const open = edited.get(element)
  if (!edit || !open) return undefined
  if (edit.value === edit.was) {
    forget([edit])
    close(element)
    return undefined
  }
  const known = unsavedOf([edit])
  const isRefused = known?.reason === 'refused' && known.edits[0]!.value === edit.value
  // Leaving a text that was refused sends it again with the next one.
  if (open.isSaving || (isRefused && document.activeElement !== element)) return undefined
  open.isSaving = true
  const result = await save([edit])
  open.isSaving = false
  if (!result.ok) {
    element.setAttribute('aria-invalid', 'true')
    update({ status: 'Not saved yet. See the list above.' })
    return result
  }
  update({ status: savedIn(result.files) })
  const text = String(edit.value ?? '')
  if (!open.isPlain || edit.value === undefined || text.includes('{') || result.hasMore) {
    edited.delete(element)
    reloadWhenIdle()
    return result
  }
  for (const each of elementsOf(fieldOf(element)))
    if (each !== document.activeElement) each.textContent = text
  open.shown = text
  return result
}

/** Shows what was typed before the page was loaded again. */
export function showUnsaved() {
  for (const { edits, reason } of getStore().unsaved)
    for (const element of elementsShowing(edits)) {
      const edit = editOf(element)
      if (!edit || !unsavedOf([edit])) continue
      element.textContent = showInvisible(String(edits[0]!.value ?? ''))
      if (reason === 'refused') element.setAttribute('aria-invalid', 'true')
    }
}

/** The elements of the page that show the text that an edit changes. */
export function elementsShowing([edit]: Edit[]): HTMLElement[] {
  if (!edit || 'color' in edit) return []
  const field = [edit.file, ...edit.path].join('.')
  return locationOf(field)?.language === edit.language ? elementsOf(field) : []
}

/** Forgets what was typed. */
export function discard(edits: Edit[]) {
  const saved = elementsShowing(edits)
  forget(edits)
  for (const element of saved) close(element, savedText(fieldOf(element)))
}

/** Makes the page anew when nothing is being typed, because it shows something else than the file has. */
function reloadWhenIdle() {
  if (!document.activeElement?.closest('[data-field]')) return reload()
  document.addEventListener('focusout', () => setTimeout(reloadWhenIdle), { once: true })
}

/** Saves the text that has the focus. */
export async function saveFocused() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('[data-field]')) focused.blur()
  await settled()
}

export async function openPanel(field?: string) {
  await saveFocused()
  try {
    update({ state: await loadState(), panel: { field } })
  } catch (error) {
    update({ status: `The development server cannot be reached. ${(error as Error).message}` })
  }
}
