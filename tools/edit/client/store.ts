import { useSyncExternalStore } from 'react'
import type { Along, Edit, Place, Problem, State } from '../protocol.ts'
import { isIn, isSame, keyOf } from './places.ts'
import { away, inTurn, token } from './server.ts'

/**
 * Edits that are not saved yet, which belong together: a list in several languages is one.
 * `typed` is not sent yet; `refused` is pending until it fits to others; `lost` is sent again when the server is back.
 */
export type Unsaved = {
  edits: Edit[]
  reason: 'typed' | 'refused' | 'lost'
  problems: Problem[]
  message: string
}

/** What outlives a reload of the page. */
type Session = {
  editing: boolean
  /** The text of this page that has or had the focus: its place in the content. */
  field?: string | undefined
  /** What to focus: the text, or the button with this name. */
  focus?: string | undefined
  status: string
  unsaved: Unsaved[]
  /** The numbers of changes that can be taken back, and of those that were, at this start of the server. */
  done: number[]
  undone: number[]
  token: string
  page: string
}

type Store = Session & {
  state?: State
  /** Whether the texts on the page can be edited now. */
  ready: boolean
  /** The panel, if it is open, and what to look for in it: words, or a field such as `home.hero.heading`. */
  panel?: { query: string } | undefined
  /** Why the text that has the focus was not saved. */
  refusal?: string | undefined
  question?: { along: Along[]; answer: (yes: boolean) => void } | undefined
  /** Whether the page shows older words than the files have. */
  outdated: boolean
  /** The file that was changed elsewhere while something was being typed. */
  changedElsewhere?: string | undefined
}

const key = 'edit'
const page = () => window.location.pathname

function read(): Session {
  const empty = { editing: false, status: '', unsaved: [], done: [], undone: [], token, page: '' }
  const session: Session = { ...empty, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }
  return session.page === page() ? session : { ...session, field: undefined }
}

let store: Store = { ...read(), ready: false, outdated: false }
const listeners = new Set<() => void>()

export function getStore(): Store {
  // A server that was started again knows no changes.
  if (store.token !== token) store = { ...store, done: [], undone: [], token }
  return store
}

export function update(changes: Partial<Store>) {
  store = { ...getStore(), ...changes }
  // The server has answered.
  if (changes.state && store.status === away) store.status = ''
  const { editing, field, focus, status, unsaved, done, undone } = store
  const session = { editing, field, focus, status, unsaved, done, undone, token, page: page() }
  sessionStorage.setItem(key, JSON.stringify(session satisfies Session))
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStore = () => useSyncExternalStore(subscribe, getStore)

export const useFromStore = <Type extends string | number | boolean | undefined>(
  read: (store: Store) => Type,
) => useSyncExternalStore(subscribe, () => read(getStore()))

/** The edits that are not saved of one of these values, or of a group that one is in. */
export const unsavedOf = (places: Place[]) =>
  store.unsaved.find(({ edits }) => edits.some((edit) => places.some((place) => isIn(place, edit))))

/** Keeps edits until they are saved, in place of those of the same values and of values in them. */
export function keep(edits: Edit[], more: Partial<Unsaved> = {}) {
  const old = unsavedOf(edits)
  const isAsBefore = old && isSame(valuesOf(old.edits), valuesOf(edits))
  const next: Unsaved = {
    ...(isAsBefore ? old : { reason: 'typed', problems: [], message: '' }),
    ...more,
    edits: edits.map((edit) => {
      const before = old?.edits.find((each) => keyOf(each) === keyOf(edit)) ?? edit
      return { ...edit, was: before.was } as Edit
    }),
  }
  const others = store.unsaved.filter(
    (each) => each !== old && !each.edits.every((inner) => edits.some((edit) => isIn(inner, edit))),
  )
  const at = old ? store.unsaved.indexOf(old) : others.length
  update({ unsaved: others.toSpliced(at, 0, next) })
}

export const valuesOf = (edits: Edit[]) => edits.map(({ value }) => value)

/** Forgets edits: they are saved, or discarded. */
export function forget(edits: Edit[]) {
  const old = unsavedOf(edits)
  if (old) update({ unsaved: store.unsaved.filter((each) => each !== old), status: '' })
}

let isReloading = false
/** The last reload that was asked for. */
let due: object | undefined

/** Whether the page shows something else than the files have, and will be loaded again in a moment. */
export const isReloadDue = () => due !== undefined

/** Loads the page again, after the changes that are on their way, and those made until then. */
export function reload(changes: Partial<Session> = {}, delay = 0) {
  update(changes)
  const request = {}
  due = request
  setTimeout(inTurn, delay, async () => {
    if (due !== request) return
    isReloading = true
    window.location.reload()
    // A change that begins now could be cut off.
    await new Promise(() => {})
  })
}

// With the tab, what is not saved would be lost.
window.addEventListener('beforeunload', (event) => {
  if (store.unsaved.length > 0 && !isReloading) event.preventDefault()
})
