import { useSyncExternalStore } from 'react'
import type { ContentProblem } from '../../build/content/problem.ts'
import type { Change, Place, State } from '../protocol.ts'
import { locate, pathOf, valueAt } from './location.ts'
import { loadState, sendChange, token } from './server.ts'

/** What outlives a reload of the page. */
type Session = {
  editing: boolean
  /** The text that has or had the focus: its place in the content. */
  field?: string | undefined
  /** What to focus: the text, or the button with this name. */
  focus?: string | undefined
  /** What the toolbar says. */
  status: string
  /** The numbers of changes that can be taken back, and of those that were. */
  done: number[]
  undone: number[]
}

/** A new entry of a list that needs other values than its copy. */
export type NewEntry = { place: Place; copyOf: number; problems: ContentProblem[] }

type Store = Session & {
  state?: State
  /** Whether the texts on the page can be edited now. */
  ready: boolean
  /** Whether the panel is open, and the text to show in it. */
  panel?: { field?: string | undefined } | undefined
  newEntry?: NewEntry | undefined
  /** Whether the page shows older words than the files have. */
  outdated: boolean
  /** The file that was changed elsewhere while something was being typed. */
  changedElsewhere?: string | undefined
}

const key = `edit-${token}`
const saved = sessionStorage.getItem(key)
const session: Session = saved
  ? JSON.parse(saved)
  : { editing: false, status: '', done: [], undone: [] }

let store: Store = { ...session, ready: false, outdated: false }
const listeners = new Set<() => void>()

export const getStore = () => store

export function update(changes: Partial<Store>) {
  store = { ...store, ...changes }
  const { editing, field, focus, status, done, undone } = store
  const session: Session = { editing, field, focus, status, done, undone }
  sessionStorage.setItem(key, JSON.stringify(session))
  for (const listener of listeners) listener()
}

export const useStore = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, getStore)

/** Where a text of the page is in the content. */
export const locationOf = (field: string) =>
  store.state && locate(store.state, field, document.documentElement.lang)

/** A text of the page as it is in its file. */
export function savedText(field: string): string {
  const place = locationOf(field)
  return String((place && valueAt(store.state!, place.language, place.file, place.path)) ?? '')
}

/** Elements and inputs with something that is not saved: refused, or still being typed. */
export const unsaved = new Set<object>()

export function reload(changes: Partial<Session> = {}) {
  update(changes)
  window.location.reload()
}

export type Result =
  | { ok: true }
  | { ok: false; changedElsewhere: boolean; problems: ContentProblem[]; message: string }

let last: Promise<unknown> = Promise.resolve()

/** Makes a change, after those before it. The store then has the new state of the files. */
export function perform(change: Change): Promise<Result> {
  const result = last.then(() => performNow(change))
  last = result.catch(() => {})
  return result
}

/** Resolves when all changes so far are saved or refused. */
export const settled = () => last

async function performNow(change: Change): Promise<Result> {
  try {
    const answer = await sendChange(change)
    const state = await loadState()
    if (answer.ok) {
      const { done, undone } = store
      const changes =
        change.kind === 'undo'
          ? { done: done.slice(0, -1), undone: [...undone, answer.change] }
          : change.kind === 'redo'
            ? { done: [...done, answer.change], undone: undone.slice(0, -1) }
            : { done: [...done, answer.change], undone: [] }
      update({ state, ...changes, outdated: true })
      return { ok: true }
    }
    update({ state })
    if ('changedElsewhere' in answer)
      return { ok: false, changedElsewhere: true, problems: [], message: elsewhereMessage }
    const message = answer.problems.map(({ place, message }) => `${place} ${message}`).join(' ')
    return { ok: false, changedElsewhere: false, problems: answer.problems, message }
  } catch (error) {
    const message =
      error instanceof TypeError
        ? 'This is not saved: the development server cannot be reached. Start it with npm run dev, then try again.'
        : `This is not saved. ${(error as Error).message}`
    return { ok: false, changedElsewhere: false, problems: [], message }
  }
}

const elsewhereMessage = 'This was changed elsewhere meanwhile. Nothing was saved.'

/** Of a text that was changed elsewhere while it was being edited. */
export const conflictMessage = (now: unknown) =>
  `This was changed elsewhere meanwhile. It now reads “${now ?? ''}”. Save yours again to replace it, or press Escape to keep that one.`

/** Takes back the last change, or makes it again. Reloads the page. */
export async function undoOrRedo(kind: 'undo' | 'redo') {
  await settled()
  const change = store[kind === 'undo' ? 'done' : 'undone'].at(-1)
  if (change === undefined) return
  const result = await perform({ kind, change })
  if (result.ok) return kind
  update({
    status:
      'changedElsewhere' in result && result.changedElsewhere
        ? 'The file was changed elsewhere since, so this cannot be taken back here.'
        : result.message,
  })
  return undefined
}

/**
 * Adds a copy of an entry after it. If rules forbid a copy, such as two services with one address, asks for the
 * values that have to differ. Resolves to a message if the entry was not added.
 */
export async function addEntry(place: Place, copyOf: number, values: NewValues = []) {
  const result = await perform({ kind: 'add', ...place, copyOf, values })
  if (result.ok) {
    update({ newEntry: undefined })
    return undefined
  }
  const entry = [...place.path, copyOf + 1]
  const isInEntry = (problem: ContentProblem) =>
    entry.every((key, at) => pathOf(problem.place)[at] === key)
  const { problems } = result
  if (problems.length > 0 && problems.every(isInEntry)) {
    update({ newEntry: { place, copyOf, problems } })
    return undefined
  }
  return result.message
}

export type NewValues = (Change & { kind: 'add' })['values']
