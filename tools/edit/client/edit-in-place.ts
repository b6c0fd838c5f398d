import { readTyped, showInvisible } from '../invisible.ts'
import { valueAt } from './location.ts'
import { showRefusal } from './refusals.ts'
import {
  conflictMessage,
  getStore,
  locationOf,
  perform,
  reload,
  savedText,
  unsaved,
  update,
} from './store.ts'
import { elementsOf } from './texts.ts'

/** An element whose text is being edited. */
type Edited = {
  element: HTMLElement
  field: string
  /** What the page showed, such as a text with facts filled in. */
  shown: string
  /** Whether the page shows just the text in the file. */
  isPlain: boolean
  /** The text in the file. */
  base: string
}

/** The texts with the focus, and those that were refused. */
const edited = new Map<HTMLElement, Edited>()

const textOf = ({ element, base }: Edited) => readTyped(element.textContent, base)

export const isTyping = () =>
  unsaved.size > 0 || [...edited.values()].some((edit) => textOf(edit) !== edit.base.trim())

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
  on('focusin', (_, element) => {
    if (element?.isContentEditable) begin(element)
  })
  on('focusout', (_, element) => {
    if (element) save(element)
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
      element.blur()
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
  const control = (event.target as Element).closest('a, button, label, summary')
  if (event.altKey) {
    // Browsers download what a link leads to.
    if (!(control instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopPropagation()
    window.location.assign(control.href)
    return
  }
  const isByKeyboard = event.detail === 0
  if (!element && (isByKeyboard || !control?.querySelector('[data-field]'))) return
  event.preventDefault()
  event.stopPropagation()
  const text = element ?? control!.querySelector<HTMLElement>('[data-field]')!
  if (text.isContentEditable) text.focus({ preventScroll: true })
  else update({ panel: { field: text.getAttribute('data-field')! } })
}

function begin(element: HTMLElement) {
  const field = element.getAttribute('data-field')!
  update({ field, focus: undefined })
  if (edited.has(element)) return
  const base = savedText(field)
  const shown = element.textContent
  if (!locationOf(field)) return
  const isPlain = shown.trim() === base.trim()
  const isVisible = showInvisible(base) === base
  edited.set(element, { element, field, shown, isPlain, base })
  if (isPlain && isVisible) return
  // The file has names of facts, or soft hyphens, where the page shows something else.
  element.textContent = showInvisible(base)
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}

function restore(element: HTMLElement) {
  const edit = edited.get(element)
  if (!edit) return
  edited.delete(element)
  unsaved.delete(element)
  element.textContent = edit.shown
  showRefusal(element, '')
  element.blur()
}

async function save(element: HTMLElement) {
  const edit = edited.get(element)
  const place = edit && locationOf(edit.field)
  if (!edit || !place) return
  const text = textOf(edit)
  if (text === edit.base.trim()) return restore(element)
  const { form, language, file, path } = place
  const value = text === '' && form.optional ? undefined : text
  const was = valueAt(getStore().state!, language, file, path)
  const result = await perform({
    kind: 'set',
    ...{ language, file, path },
    was: was === undefined ? undefined : edit.base,
    value,
  })
  if (!result.ok) {
    unsaved.add(element)
    update({ status: '' })
    if (result.changedElsewhere) edit.base = savedText(edit.field)
    showRefusal(element, result.changedElsewhere ? conflictMessage(edit.base) : result.message)
    return
  }
  unsaved.delete(element)
  showRefusal(element, '')
  update({ status: `Saved in content/${language}/${file}.yaml` })
  // It may have the focus again.
  if (document.activeElement === element) edit.base = text
  else edited.delete(element)
  if (edit.isPlain && value !== undefined && !text.includes('{')) {
    for (const each of elementsOf(edit.field))
      if (each !== document.activeElement) each.textContent = text
  } else reloadWhenIdle()
}

/** Makes the page anew when nothing is being typed, because it shows something else than the file has. */
function reloadWhenIdle() {
  if (!isTyping() && !document.activeElement?.closest('[data-field]')) return reload()
  document.addEventListener('focusout', () => setTimeout(reloadWhenIdle), { once: true })
}

/** Saves the text that has the focus. */
export function saveFocused() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && edited.has(focused)) focused.blur()
}
