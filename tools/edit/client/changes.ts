import type { Along, Change, Edit, Place, Problem, State } from '../protocol.ts'
import { savedAt } from './contents.ts'
import { isChanged, isUnfinished, readEdit } from './edits.ts'
import { isGroup, isSame, keyOf, valueAt } from './places.ts'
import { away, inTurn, loadState, sendChange, sendStillRight } from './server.ts'
import { forget, getStore, keep, type Unsaved, unsavedOf, update, valuesOf } from './store.ts'

type Result =
  /** `hasMore` if pending edits are saved, too, or places that refer to what was renamed or removed. */
  | { ok: true; files: string[]; hasMore: boolean; along: Along[] }
  | { ok: false; message: string; problems: Problem[] }

const nothing = { ok: true, files: [], hasMore: false, along: [] } satisfies Result

/**
 * Saves edits, after those before them, together with pending ones that fit only with them. If they are refused, they
 * are pending themselves.
 *
 * @param isKept whether refused edits are kept. Those of a button are not: it can be pressed again.
 */
export function save(edits: Edit[], isKept = true): Promise<Result> {
  if (isKept) keep(edits)
  // Those before may have saved other values of the same, and more may have been typed.
  return inTurn(() => saveNow(isKept ? (unsavedOf(edits)?.edits ?? []) : edits))
}

async function saveNow(edits: Edit[]): Promise<Result> {
  const refuse = (
    message: string,
    problems: Problem[] = [],
    reason: Unsaved['reason'] = 'refused',
  ): Result => {
    const now = unsavedOf(edits)?.edits
    if (now && isSame(valuesOf(now), valuesOf(edits))) keep(now, { reason, message, problems })
    return { ok: false, message, problems }
  }
  if (!edits.some(isChanged)) {
    forget(edits)
    return nothing
  }
  try {
    const unsaved = unsavedOf(edits)
    const pending = getStore()
      .unsaved.filter((each) => each !== unsaved && each.reason === 'refused')
      .map((each) => each.edits)
    const together = pending.length > 1 ? [pending] : []
    let problems: Problem[] = []
    for (const others of [...together, ...pending.map((each) => [each]), []]) {
      const changed = [...others.flat(), ...edits].filter(isChanged)
      const change: Change = { kind: 'edit', edits: changed.map(readEdit) }
      let answer = await sendChange(change)
      const along = 'along' in answer ? answer.along : []
      if (along.length > 0 && (await isWanted(along)))
        answer = await sendChange({ ...change, along: true })

      if ('along' in answer) {
        forget(edits)
        return { ok: false, message: 'Nothing was changed.', problems: [] }
      }
      if ('problems' in answer) {
        problems = answer.problems
        continue
      }
      const before = getStore().state!
      const state = await loadState()
      update({ state })
      if (answer.ok) {
        update({ done: [...getStore().done, answer.change], undone: [], outdated: true })
        for (const saved of [edits, ...others]) rebase(saved)
        const hasMore = others.length > 0 || along.length > 0
        return { ok: true, files: answer.files, hasMore, along }
      }
      // The page was loaded again before the answer to the same edits came.
      if (edits.every((edit) => isSame(savedAt(edit), readEdit(edit).value))) {
        forget(edits)
        return { ...nothing, hasMore: true }
      }
      const stale = edits.find((edit) => !isSame(savedAt(edit), edit.was))
      if (!stale) continue
      if (unsaved?.message === gone || isGone(before, state, stale)) return refuse(gone)
      rebase(edits)
      return refuse(conflict(savedAt(stale)))
    }
    return refuse(messageOf(problems, edits), problems)
  } catch (error) {
    return error instanceof TypeError
      ? refuse(away, [], 'lost')
      : refuse(`This is not saved. ${(error as Error).message}`)
  }
}

async function isWanted(along: Along[]): Promise<boolean> {
  const isYes = await new Promise<boolean>((answer) => update({ question: { along, answer } }))
  update({ question: undefined })
  return isYes
}

/** Keeps what was typed and is not in the files now, as edits of what is there. */
function rebase(edits: Edit[]) {
  const now = unsavedOf(edits)?.edits ?? []
  forget(edits)
  const left = now.map((edit) => ({ ...edit, was: savedAt(edit) }) as Edit)
  if (left.some(isChanged)) keep(left)
}

const gone = 'This entry is no longer there.'

/** Whether the value is not there any more, or a list that it is in has fewer or more entries. */
const isGone = (before: State, state: State, edit: Edit) =>
  valueAt(state, edit) === undefined ||
  edit.path.some((_, at) => {
    const place = { ...edit, path: edit.path.slice(0, at) }
    const [was, now] = [valueAt(before, place), valueAt(state, place)]
    return Array.isArray(was) && Array.isArray(now) && was.length !== now.length
  })

const conflict = (now: unknown) =>
  `This was changed elsewhere meanwhile.${isGroup(now) ? '' : ` It now reads “${now}”.`} Save yours again to replace it, or press Escape to keep that one.`

/** What is wrong, after “This” if it is about one of the edited values. */
function messageOf(problems: Problem[], edits: Edit[]) {
  const messages = problems.map(({ at, where, message }) => {
    const isOwn = at && edits.some((edit) => keyOf(edit) === keyOf(at))
    return `${isOwn ? 'This' : where} ${message}`
  })
  return [...new Set(messages)].join(' ')
}

export const savedIn = (files: string[]) =>
  files.length > 0 ? `Saved in ${new Intl.ListFormat('en').format(files)}` : getStore().status

/** Keeps what was chosen in a form, and saves it if nothing in it is still empty. */
export function choose(edits: Edit[]) {
  keep(edits)
  if (!isUnfinished(edits)) commit(edits)
}

export async function commit(edits: Edit[]) {
  const result = await save(edits)
  update({ status: result.ok ? savedIn(result.files) : 'Not saved yet.' })
}

export async function stillRight(place: Place) {
  await sendStillRight(place)
  update({ state: await loadState() })
}

/** Sends what was lost, or typed before the page was loaded again. */
export async function saveAgain() {
  for (const { edits, reason } of getStore().unsaved) {
    if (reason === 'refused' || isUnfinished(edits)) continue
    const result = await save(edits)
    update({ status: result.ok ? savedIn(result.files) : result.message })
  }
}

setInterval(() => {
  const { unsaved, status } = getStore()
  if (unsaved.some(({ reason }) => reason === 'lost')) saveAgain()
  else if (status === away)
    loadState()
      .then((state) => update({ state }))
      .catch(() => {})
}, 3000)

/**
 * Takes back the last change, or makes it again.
 *
 * @returns what it was, unless it cannot be taken back
 */
export const undoOrRedo = (kind: 'undo' | 'redo'): Promise<string | undefined> =>
  inTurn(async () => {
    const [from, to] =
      kind === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const)
    const change = getStore()[from].at(-1)
    if (change === undefined) return undefined
    try {
      const answer = await sendChange({ kind, change })
      if ('problems' in answer) throw new Error(messageOf(answer.problems, []))
      const rest = getStore()[from].slice(0, -1)
      update({ state: await loadState(), [from]: rest, outdated: true })
      if (answer.ok) {
        update({ [to]: [...getStore()[to], change] })
        return answer.what
      }
      const does = kind === 'undo' ? 'taken back' : 'made again'
      throw new Error(
        `The file was changed elsewhere since, so this change cannot be ${does} here.`,
      )
    } catch (error) {
      update({ status: error instanceof TypeError ? away : (error as Error).message })
      return undefined
    }
  })
