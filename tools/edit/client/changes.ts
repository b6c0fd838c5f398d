import { nameOfPlace } from '../names.ts'
import type { Answer, Change, Edit, Place, Problem, State } from '../protocol.ts'
import { isChanged, isUnfinished, readEdit } from './edits.ts'
import { isGroup, isSame, keyOf, valueAt } from './places.ts'
import { away, inTurn, loadState, sendChange, sendStillRight } from './server.ts'
import {
  forget,
  getStore,
  keep,
  type Question,
  type Unsaved,
  unsavedOf,
  update,
  valuesOf,
} from './store.ts'

export type Result =
  /** `hasMore` if pending edits are saved, too, or places that refer to what was renamed or removed. */
  | { ok: true; files: string[]; hasMore: boolean; along: Question['along'] }
  | { ok: false; message: string; problems: Problem[] }

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
      const [answer, along] = await ask([...others.flat(), ...edits])
      if (answer.ok) {
        const { done, state: before } = getStore()
        const what = whatIn([...others.flat(), ...edits], before!)
        const state = await loadState()
        update({
          state,
          done: [...done, { change: answer.change, what }],
          undone: [],
          outdated: true,
        })
        for (const saved of [edits, ...others]) rebase(saved, state)
        const hasMore = others.length > 0 || along.length > 0
        return { ok: true, files: answer.files, hasMore, along }
      }
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
      // The page was loaded again before the answer to the same edits came.
      if (edits.every((edit) => isSame(valueAt(state, edit), readEdit(edit).value))) {
        forget(edits)
        return { ...nothing, hasMore: true }
      }
      const stale = edits.find((edit) => !isSame(valueAt(state, edit), edit.was))
      if (!stale) continue
      if (unsaved?.message === gone || isGone(before, state, stale)) return refuse(gone)
      rebase(edits, state)
      return refuse(conflict(valueAt(state, stale)))
    }
    return refuse(messageOf(problems, edits), problems)
  } catch (error) {
    return error instanceof TypeError
      ? refuse(away, [], 'lost')
      : refuse(`This is not saved. ${(error as Error).message}`)
  }
}

const nothing = { ok: true, files: [], hasMore: false, along: [] } satisfies Result

/** Keeps what was typed and is not in the files now, as edits of what is there. */
function rebase(edits: Edit[], state: State) {
  const now = unsavedOf(edits)?.edits ?? []
  forget(edits)
  const left = now.map((edit) => ({ ...edit, was: valueAt(state, edit) }) as Edit)
  if (left.some(isChanged)) keep(left)
}

/** Keeps a translation as it is although its original has changed. */
export async function stillRight(place: Place) {
  await sendStillRight(place)
  update({ state: await loadState() })
}

/** Saves what a form has, and says so in the status. */
export async function commit(edits: Edit[]) {
  const result = await save(edits)
  update({ status: result.ok ? savedIn(result.files) : 'Not saved yet.' })
}

/** What the toolbar says after edits are saved. */
export const savedIn = (files: string[]) =>
  files.length > 0 ? `Saved in ${new Intl.ListFormat('en').format(files)}` : getStore().status

/** Sends edits; if other places refer to what they change, once more when the provider wants that. */
async function ask(edits: Edit[]): Promise<[Answer, Question['along']]> {
  const change: Change = { kind: 'edit', edits: edits.filter(isChanged).map(readEdit) }
  const answer = await sendChange(change)
  if (answer.ok || !('along' in answer)) return [answer, []]
  const { along } = answer
  const isWanted = await new Promise<boolean>((resolve) =>
    update({ question: { along, answer: resolve } }),
  )
  update({ question: undefined })
  return isWanted ? [await sendChange({ ...change, along: true }), along] : [answer, []]
}

const gone = 'This entry is no longer there.'

/** Whether the value is not there any more, or a list that it is in has fewer or more entries. */
const isGone = (before: State, state: State, edit: Edit) =>
  valueAt(state, edit) === undefined ||
  edit.path.some((_, at) => {
    const lists = [before, state].map((each) =>
      valueAt(each, { ...edit, path: edit.path.slice(0, at) }),
    )
    return lists.every(Array.isArray) && lists[0]!.length !== lists[1]!.length
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
    const last = getStore()[from].at(-1)
    if (!last) return undefined
    try {
      const answer = await sendChange({ kind, change: last.change })
      if (!answer.ok && 'problems' in answer) throw new Error(messageOf(answer.problems, []))
      const rest = getStore()[from].slice(0, -1)
      update({ state: await loadState(), [from]: rest, outdated: true })
      if (answer.ok) update({ [to]: [...getStore()[to], last] })
      else
        update({
          status: `The file was changed elsewhere since, so this change cannot be ${kind === 'undo' ? 'taken back' : 'made again'} here.`,
        })
      return answer.ok ? last.what : undefined
    } catch (error) {
      update({ status: error instanceof TypeError ? away : (error as Error).message })
      return undefined
    }
  })

/** What edits change: `Services 4 removed`, `Home page, hero, intro: “Yes.”`. */
function whatIn(edits: Edit[], state: State): string {
  const [first, ...others] = edits.filter(isChanged)
  const isElsewhere = ({ file, path }: Edit) => file !== first!.file || !isSame(path, first!.path)
  const more = others.some(isElsewhere) ? ', and what changed with it' : ''
  return whatIs(readEdit(first!), state) + more
}

function whatIs({ was, value, ...place }: Edit, state: State): string {
  const name = nameOfPlace(place, state)
  if (value === undefined) return `${name} removed`
  if (was === undefined) return `${name} added`
  if (!Array.isArray(was) || !Array.isArray(value))
    return isGroup(value) ? name : `${name}: “${value}”`
  if (was.length === value.length) return `${name}, entries changed or moved`
  const [shorter, longer] = was.length < value.length ? [was, value] : [value, was]
  const at = longer.findIndex((entry, index) => !isSame(entry, shorter[index]))
  const entry = nameOfPlace({ ...place, path: [...place.path, at] }, state)
  return `${entry} ${longer === was ? 'removed' : 'added'}`
}
