import { readTyped, showInvisible } from '../invisible.ts'
import { type Answer, fileKey, type Pointer } from '../place.ts'
import { elementsOf, pointerOf } from './texts.ts'
import { hideRefusal, reload, showRefusal, showStatus } from './toolbar.ts'

const { token, versions } = document.querySelector<HTMLElement>('meta[name=edit]')!.dataset
const versionByFile: Record<string, string> = JSON.parse(versions!)

/** The nodes that an element had before it was edited, with their texts. */
const before = new WeakMap<HTMLElement, [node: ChildNode, text: string][]>()

/** Changes are saved one after another: the next one is of the file as the last one left it. */
let last: Promise<unknown> = Promise.resolve()

/** Listens to the editable texts of the page. They are there while the button `Edit` is pressed. */
export function editInPlace() {
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type], element: HTMLElement) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest<HTMLElement>('[contenteditable]')
        if (element?.dataset.field) listener(event, element)
      },
      { capture: true },
    )
  on('focusin', (_, element) => begin(element))
  on('input', (_, element) => {
    sessionStorage.setItem(typedKey(element), element.textContent)
  })
  on('focusout', (_, element) => void save(element))
  // So that no link, tab, menu or drawing of the page reacts.
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'keyup'] as const)
    on(type, (event) => event.stopPropagation())
  on('click', click)
  on('keydown', (event, element) => {
    event.stopPropagation()
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault()
      save(element).then((isSaved) => isSaved && element.blur())
    } else if (event.key === 'Escape') {
      restore(element)
      element.blur()
    } else if (event.key === ' ' && element.closest('button, summary')) {
      // Otherwise the space would press the button.
      event.preventDefault()
      document.execCommand('insertText', false, ' ')
    }
  })
  // A text in a control has the control's click.
  document.addEventListener('click', clickAround, { capture: true })
}

/** With the Alt key, links lead somewhere else. Browsers would download what is there. */
function click(event: MouseEvent, element: HTMLElement) {
  event.preventDefault()
  event.stopPropagation()
  const link = element.closest('a')
  if (event.altKey && link) window.location.assign(link.href)
  else element.focus({ preventScroll: true })
}

function clickAround(event: MouseEvent) {
  const control = (event.target as Element).closest('a, button, label, summary')
  const text = control?.querySelector<HTMLElement>('[contenteditable]')
  if (event.altKey) return
  if (text && event.detail > 0) click(event, text)
  // Written in site.yaml, in two forms.
  else if (control?.matches('[href^="tel:"], [href^="mailto:"]')) event.preventDefault()
}

function begin(element: HTMLElement) {
  if (before.has(element)) return
  before.set(
    element,
    [...element.childNodes].map((node) => [node, node.textContent!]),
  )
  const source = showInvisible(pointerOf(element).raw)
  if (source.trim() === element.textContent.trim()) return
  // The file has names of facts, soft hyphens or Markdown, where the page shows something else.
  element.textContent = source
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}

/** Where what is typed is kept until it is saved: Vite reloads the page once it has been started again. */
const typedKey = (element: HTMLElement) =>
  `typed ${fileKey(pointerOf(element))} ${element.dataset.field}`

/** Puts back what was typed before the page was reloaded. */
export function putBackTyped() {
  for (const element of document.querySelectorAll<HTMLElement>('[contenteditable][data-field]')) {
    const typed = sessionStorage.getItem(typedKey(element))
    if (typed === null || elementsOf(element.dataset.field!)[0] !== element) continue
    begin(element)
    element.textContent = typed
    element.focus()
    showRefusal(element, 'This is not saved yet. Press Enter to save it, or Escape to undo it.')
  }
}

/** Shows the text as it was. */
function restore(element: HTMLElement) {
  const nodes = before.get(element) ?? []
  for (const [node, text] of nodes) if (node instanceof Text) node.data = text
  element.replaceChildren(...nodes.map(([node]) => node))
  before.delete(element)
  sessionStorage.removeItem(typedKey(element))
  hideRefusal(element)
}

/** @returns whether the text is as in the file now */
function save(element: HTMLElement): Promise<boolean> {
  const saved = last.then(() => saveNow(element))
  last = saved
  return saved
}

async function saveNow(element: HTMLElement): Promise<boolean> {
  const nodes = before.get(element)
  if (!nodes) return true
  const pointer = pointerOf(element)
  const text = readTyped(element.textContent, pointer.raw)
  if (text === pointer.raw.trim()) {
    if (document.activeElement !== element) restore(element)
    return true
  }
  element.ariaBusy = 'true'
  const answer = await send(pointer, text)
  element.ariaBusy = null
  if ('refusal' in answer) {
    // Unless Escape was pressed meanwhile.
    if (before.has(element)) showRefusal(element, answer.refusal)
    return false
  }
  versionByFile[fileKey(pointer)] = answer.version
  showStatus(`Saved in ${answer.file}`)
  hideRefusal(element)
  before.delete(element)
  sessionStorage.removeItem(typedKey(element))
  const wasPlain =
    nodes
      .map(([, text]) => text)
      .join('')
      .trim() === pointer.raw.trim()
  for (const each of elementsOf(pointer.field)) {
    pointerOf(each).raw = text
    if (each !== element) each.textContent = text
  }
  // The page fills in names, and makes HTML of Markdown.
  if (!wasPlain || /[{\\]/.test(text) || pointer.field.includes('.body.')) reload()
  else element.textContent = text
  if (document.activeElement === element) begin(element)
  return true
}

async function send({ language, field }: Pointer, text: string): Promise<Answer> {
  const version = versionByFile[fileKey({ language, field })]
  try {
    const response = await fetch('/__edit', {
      method: 'POST',
      headers: { 'X-Edit-Token': token! },
      body: JSON.stringify({ language, field, text, version }),
    })
    return await response.json()
  } catch {
    return { refusal: 'This is not saved: npm run dev is not running. Start it and press Enter.' }
  }
}
