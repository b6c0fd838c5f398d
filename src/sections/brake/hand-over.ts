import { withAdded } from '../../contact/added-text.ts'
import { fields } from '../../contact/fields.ts'
import { bringToForm } from '../../contact/go-to-form.ts'
import { fieldOf } from '../../contact/typing.ts'
import { visit } from '../../lib/visit.ts'
import { bringIntoView } from '../../navigation/smooth-scroll.ts'

/**
 * Stops everything that moves by itself, also what comes into view later, takes the colour from all lines but the one in use, hands the rows of the board
 * over to a person, and shows a note on this visit.
 *
 * @returns a function that puts everything back
 */
export function pullBrake(handle: HTMLElement, onRelease: () => void) {
  const note = document.getElementById('hand-over') as HTMLDialogElement
  const undo = [fadeLines(), handOverBoard(note.dataset.state!)]
  handle.ariaPressed = 'true'
  write(note)
  announceBrake(true)
  note.show()
  note.focus({ preventScroll: true })
  uncover(handle, note)

  const listening = new AbortController()
  const release = (how?: 'page is left') => {
    listening.abort()
    for (const putBack of undo) putBack()
    handle.ariaPressed = 'false'
    announceBrake(false)
    delete note.dataset.brought
    note.close()
    if (how !== 'page is left') handle.focus({ preventScroll: true })
    onRelease()
  }
  const { signal } = listening
  note.querySelector('[name=release]')!.addEventListener('click', () => release(), { signal })
  note.querySelector('[name=bring]')!.addEventListener('click', () => bring(note), { signal })
  note.addEventListener('keydown', ({ key }) => key === 'Escape' && release(), { signal })
  return release
}

/** What moves by itself stands still by its styles (`--motion`), or listens: the scenes, and the trains on the map. */
function announceBrake(isPulled: boolean) {
  document.documentElement.toggleAttribute('data-braked', isPulled)
  document.dispatchEvent(new Event('brake'))
}

/** The visitor's job, the tab that is selected, or what the page is about. */
const inUse = ['li[data-own] [data-line]', '[role=tab][aria-selected=true]', '[data-line]']

const lines = [1, 2, 3, 4, 5, 6, 7, 8]

function fadeLines() {
  const main = document.querySelector<HTMLElement>('main')!
  const [used] = inUse.flatMap((selector) => main.querySelector<HTMLElement>(selector) ?? [])
  const { style } = document.documentElement
  const others = lines
    .filter((line) => String(line) !== used?.dataset.line)
    .map((line) => `--color-line-${line}`)
  for (const name of others) style.setProperty(name, 'var(--color-ink-quiet)')
  return () => {
    for (const name of others) style.removeProperty(name)
  }
}

function handOverBoard(state: string) {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-board-state]')]
  const before = cells.map(({ textContent, dataset }) => [textContent, dataset.by] as const)
  for (const cell of cells) {
    cell.textContent = state
    cell.dataset.by = 'person'
  }
  return () => {
    for (const [index, cell] of cells.entries()) {
      const [text, by] = before[index]!
      cell.textContent = text
      if (by === undefined) delete cell.dataset.by
    }
  }
}

/** Scrolls the handle to above the note, unless they are beside each other. */
function uncover(handle: HTMLElement, note: HTMLElement) {
  const { left, right } = handle.getBoundingClientRect()
  const card = note.getBoundingClientRect()
  // Not `card.top`: the note is still rising to its place.
  if (left < card.right && right > card.left) bringIntoView(handle, note.offsetTop)
}

/** What the note says. Lines without anything to say are hidden. */
function write(note: HTMLElement) {
  const said: Record<string, string | undefined> = {
    job: visit.job,
    pages: [...visit.pages].join(', '),
    section: headingInView(),
    form: typedSoFar(),
  }
  for (const line of linesOf(note)) {
    const text = said[line.dataset.note!]
    line.hidden = !text
    line.lastElementChild!.textContent = text ?? ''
  }
}

const linesOf = (note: HTMLElement) => [...note.querySelectorAll<HTMLElement>('[data-note]')]

/** The last heading above the middle of the window. */
function headingInView() {
  const headings = [...document.querySelectorAll('main :is(h1, h2)')]
  return headings.findLast((each) => each.getBoundingClientRect().top < window.innerHeight / 2)
    ?.textContent
}

function typedSoFar() {
  const form = document.querySelector<HTMLFormElement>('#contact form')
  const typed = fields.flatMap(({ name }) => {
    const field = form && fieldOf(form, name)
    return field?.value.trim() ? `${field.labels?.[0]?.textContent}: ${field.value}` : []
  })
  return typed.join('\n')
}

/** Adds the note to the message, but for what the form has anyway. */
function bring(note: HTMLElement) {
  const lines = linesOf(note)
    .filter((line) => !line.hidden && line.dataset.note !== 'form')
    .map((line) => [...line.children].map((each) => each.textContent).join(': '))
  const text = [note.querySelector('h2')!.textContent, ...lines].join('\n')
  if (bringToForm((message) => withAdded('hand-over', message, text))) note.dataset.brought = ''
}
