import { useSyncExternalStore } from 'react'
import type { Edit, Problem, State } from '../protocol.ts'
import { isIn, isSame, keyOf, locate, valueAt } from './places.ts'
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

/** The number of a change, and what it was. */
type Done = { change: number; what: string }

/** What outlives a reload of the page. */
type Session = {
  editing: boolean
  /** The text of this page that has or had the focus: its place in the content. */
  field?: string | undefined
  /** What to focus: the text, or the button with this name. */
  focus?: string | undefined
  /** What the toolbar says. */
  status: string
  unsaved: Unsaved[]
  /** Changes that can be taken back, and those that were, at this start of the server. */
  done: Done[]
  undone: Done[]
  token: string
  page: string
}

/** A question about places that refer to what is renamed or removed. */
export type Question = { along: { where: string; what: string }[]; answer: (yes: boolean) => void }

type Store = Session & {
  state?: State
  /** Whether the texts on the page can be edited now. */
  ready: boolean
  /** The panel, if it is open, and what to look for in it: words, or a field such as `home.hero.heading`. */
  panel?: { query: string } | undefined
  /** Why the text that has the focus was not saved. */
  refusal?: string | undefined
  question?: Question | undefined
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
  if (session.page !== page()) session.field = undefined
  return session.token === token ? session : { ...session, done: [], undone: [] }
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
  if (store.state) store.state = withNewFiles(store.state, store.unsaved)
  // The server has answered.
  if (changes.state && store.status === away) store.status = ''
  const { editing, field, focus, status, unsaved, done, undone } = store
  const session = { editing, field, focus, status, unsaved, done, undone, token, page: page() }
  sessionStorage.setItem(key, JSON.stringify(session satisfies Session))
  for (const listener of listeners) listener()
}

/** The content with files that are new and not saved yet, so that they have a form. */
function withNewFiles(state: State, unsaved: Unsaved[]): State {
  const edits = unsaved.flatMap((each) => each.edits)
  const added = edits.filter(({ path, was }) => path.length === 0 && was === undefined)
  const languages = state.languages.map((language) => {
    const saved = Object.entries(language.files).filter(([, value]) => value !== undefined)
    const newEdits = added.filter((edit) => edit.language === language.code)
    const files = Object.fromEntries([...newEdits.map(({ file }) => [file, undefined]), ...saved])
    return isSame(Object.keys(files), Object.keys(language.files))
      ? language
      : { ...language, files }
  })
  return languages.some((each, index) => each !== state.languages[index])
    ? { ...state, languages }
    : state
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStore = () => useSyncExternalStore(subscribe, getStore)

/** A text, number or boolean that depends on the store. */
export const useFromStore = <Type extends string | number | boolean | undefined>(
  read: (store: Store) => Type,
) => useSyncExternalStore(subscribe, () => read(getStore()))

/** Where a text of the page is in the content. */
export const locationOf = (field: string) =>
  store.state && locate(store.state, field, document.documentElement.lang)

/** A text of the page as it is in its file. */
export function savedText(field: string): string {
  const place = locationOf(field)?.place
  return String((place && valueAt(store.state!, place)) ?? '')
}

/** The edits that are not saved of one of these values, or of a group that one is in. */
export const unsavedOf = (edits: Edit[]) =>
  store.unsaved.find((each) =>
    each.edits.some((outer) => edits.some((inner) => isIn(inner, outer))),
  )

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
