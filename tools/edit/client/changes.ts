import { readTyped } from '../invisible.ts'
import type { Answer, Change, Edit, Place, Problem, State } from '../protocol.ts'
import { isGroup, isSame, keyOf, valueAt } from './places.ts'
import { loadState, sendChange, sendStillRight } from './server.ts'
import { forget, getStore, keep, type Question, type Unsaved, unsavedOf, update } from './store.ts'

export type Result =
  /** `hasMore` if pending edits are saved, too, or places that refer to what was renamed or removed. */
  | { ok: true; files: string[]; hasMore: boolean; along: Question['along'] }
  | { ok: false; message: string; problems: Problem[] }

let last: Promise<unknown> = Promise.resolve()

const inTurn = <Type>(action: () => Promise<Type>): Promise<Type> => {
  const result = last.then(action)
  last = result.catch(() => {})
  return result
}

/** Resolves when all changes so far are saved or refused. */
export const settled = () => last

/**
 * Saves edits, after those before them, together with pending ones that fit only with them. If they are refused, they
 * are pending themselves.
 *
 * @param isKept whether refused edits are kept. Those of a button are not: it can be pressed again.
 */
export function save(edits: Edit[], isKept = true): Promise<Result> {
  if (isKept) keep(edits)
  return inTurn(() => saveNow(edits, isKept))
}

async function saveNow(typed: Edit[], isKept: boolean): Promise<Result> {
  // Those before may have saved other values of the same.
  const edits = isKept ? unsavedOf(typed)?.edits : typed
  if (!edits) return nothingLeft
  const refuse = (
    message: string,
    problems: Problem[] = [],
    reason: Unsaved['reason'] = 'refused',
  ) => {
    // More may have been typed meanwhile.
    if (isKept) keep(unsavedOf(edits)?.edits ?? edits, { reason, message, problems })
    return { ok: false, message, problems } as const
  }
  try {
    const pending = getStore()
      .unsaved.filter(({ reason, edits: each }) => reason === 'refused' && !shares(each, edits))
      .map((each) => each.edits)
    const together = pending.length > 1 ? [pending.flat(), ...pending] : pending
    let problems: Problem[] = []
    for (const others of [...together, []]) {
      const [answer, along] = await ask([...others, ...edits])
      if (answer.ok) {
        const { done } = getStore()
        const state = await loadState()
        update({ state, done: [...done, answer.change], undone: [], outdated: true })
        for (const saved of [edits, ...pending.filter((each) => shares(each, others))]) {
          const now = unsavedOf(saved)?.edits ?? saved
          forget(saved)
          if (!isSame(now, saved)) keep(now.map((edit) => withBase(edit, state)))
        }
        const hasMore = others.length > 0 || along.length > 0
        return { ok: true, files: answer.files, hasMore, along }
      }
      if ('along' in answer) {
        forget(edits)
        return { ok: false, message: 'Nothing was changed.', problems: [] }
      }
      if ('problems' in answer) problems = answer.problems
      else {
        const before = getStore().state!
        const state = await loadState()
        update({ state })
        // The page was loaded again before the answer to the same edits came.
        if (edits.every((edit) => isSame(savedValue(state, edit), readEdit(edit).value))) {
          forget(edits)
          return nothingLeft
        }
        const stale = edits.find((edit) => !isSame(savedValue(state, edit), edit.was))
        if (!stale) continue
        if (unsavedOf(edits)?.message === gone || isGone(before, state, stale)) return refuse(gone)
        if (isKept) {
          const now = unsavedOf(edits)?.edits ?? edits
          forget(edits)
          keep(now.map((edit) => withBase(edit, state)))
        }
        return refuse(conflict(savedValue(state, stale)))
      }
    }
    return refuse(messageOf(problems, edits), problems)
  } catch (error) {
    return error instanceof TypeError
      ? refuse(away, [], 'lost')
      : refuse(`This is not saved. ${(error as Error).message}`)
  }
}

const nothingLeft: Result = { ok: true, files: [], hasMore: true, along: [] }

/** Keeps a translation as it is although its original has changed. */
export async function stillRight(place: Place) {
  await sendStillRight(place)
  update({ state: await loadState() })
}

/** What the toolbar says after edits are saved. */
export const savedIn = (files: string[]) =>
  files.length > 0 ? `Saved in ${new Intl.ListFormat('en').format(files)}` : getStore().status

const away =
  'This is not saved: the development server cannot be reached. Start it with npm run dev; then this is saved.'

const shares = (some: Edit[], others: Edit[]) =>
  some.some((each) => others.some((other) => keyOf(other) === keyOf(each)))

/** Sends edits; if other places refer to what they change, once more when the provider wants that. */
async function ask(edits: Edit[]): Promise<[Answer, Question['along']]> {
  const changed = edits.filter((edit) => !isSame(edit.was, edit.value))
  const change: Change = { kind: 'edit', edits: changed.map(readEdit) }
  const answer = await sendChange(change)
  if (answer.ok || !('along' in answer)) return [answer, []]
  const { along } = answer
  const isWanted = await new Promise<boolean>((resolve) =>
    update({ question: { along, answer: resolve } }),
  )
  update({ question: undefined })
  return isWanted ? [await sendChange({ ...change, along: true }), along] : [answer, []]
}

/** As it is to be in the file: without spaces around texts. */
function readEdit(edit: Edit): Edit {
  if ('color' in edit || edit.value === undefined) return edit
  const json = JSON.stringify({ [edit.path.at(-1) ?? '']: edit.value })
  const read = JSON.parse(json, (key, each) =>
    typeof each === 'string' && key !== 'body' ? readTyped(each, edit.was) : each,
  )
  return { ...edit, value: Object.values(read)[0] }
}

export const savedValue = (state: State, edit: Edit): unknown =>
  'color' in edit ? state.colors[edit.color] : valueAt(state, edit)

/** An edit of the value that is in the file now. */
const withBase = (edit: Edit, state: State) => ({ ...edit, was: savedValue(state, edit) }) as Edit

const gone = 'This entry is no longer there.'

/** Whether the value is not there any more, or a list that it is in has fewer or more entries. */
const isGone = (before: State, state: State, edit: Edit) =>
  savedValue(state, edit) === undefined ||
  (!('color' in edit) &&
    edit.path.some((_, at) => {
      const lists = [before, state].map((each) =>
        valueAt(each, { ...edit, path: edit.path.slice(0, at) }),
      )
      return lists.every(Array.isArray) && lists[0]!.length !== lists[1]!.length
    }))

const conflict = (now: unknown) =>
  `This was changed elsewhere meanwhile.${isGroup(now) ? '' : ` It now reads “${now}”.`} Save yours again to replace it, or press Escape to keep that one.`

/** What is wrong, after “This” if it is about one of the edited values. */
const messageOf = (problems: Problem[], edits: Edit[]) =>
  problems
    .map(({ at, where, message }) => `${at && isOwn(at, edits) ? 'This' : where} ${message}`)
    .join(' ')

const isOwn = (at: Place, edits: Edit[]) =>
  edits.some((edit) => !('color' in edit) && keyOf({ ...at, was: 0 }) === keyOf(edit))

/** Sends what was lost, or typed before the page was loaded again. */
export async function saveAgain() {
  for (const { edits, reason } of getStore().unsaved) {
    if (reason === 'refused' || isUnfinished(edits)) continue
    const result = await save(edits)
    update({
      status: result.ok ? savedIn(result.files) : result.message,
    })
  }
}

/** Whether something new still has empty texts, or a colour is none, so that they are not worth sending. */
export const isUnfinished = (edits: Edit[]) =>
  edits.some((edit) =>
    'color' in edit
      ? !/^(#[\da-f]{6}){2}$/i.test(edit.value.light + edit.value.dark)
      : isGroup(edit.value) && (isSame(edit.value, []) ? !edit.was : hasEmptyText(edit.value)),
  )

const hasEmptyText = (value: unknown): boolean =>
  value === '' || (isGroup(value) && Object.values(value).some(hasEmptyText))

setInterval(() => {
  if (getStore().unsaved.some(({ reason }) => reason === 'lost')) saveAgain()
}, 3000)

/** Takes back the last change, or makes it again. */
export const undoOrRedo = (kind: 'undo' | 'redo'): Promise<boolean> =>
  inTurn(async () => {
    const [from, to] =
      kind === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const)
    const change = getStore()[from].at(-1)
    if (change === undefined) return false
    try {
      const answer = await sendChange({ kind, change })
      if (!answer.ok && 'problems' in answer) throw new Error(messageOf(answer.problems, []))
      const rest = getStore()[from].slice(0, -1)
      update({ state: await loadState(), [from]: rest, outdated: true })
      if (answer.ok) update({ [to]: [...getStore()[to], change] })
      else
        update({
          status: `The file was changed elsewhere since, so this change cannot be ${kind === 'undo' ? 'taken back' : 'made again'} here.`,
        })
      return answer.ok
    } catch (error) {
      update({ status: error instanceof TypeError ? away : (error as Error).message })
      return false
    }
  })
