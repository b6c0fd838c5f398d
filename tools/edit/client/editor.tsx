import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { labelOf } from '../label.ts'
import { saveFocused } from './edit-in-place.ts'
import { type EntryOf, locate, valueAt } from './location.ts'
import { loadState } from './server.ts'
import {
  addEntry,
  getStore,
  perform,
  reload,
  settled,
  undoOrRedo,
  update,
  useStore,
} from './store.ts'

// On demand, because all icons come with them.
const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }))
const NewEntryDialog = lazy(async () => ({
  default: (await import('./new-entry-dialog.tsx')).NewEntryDialog,
}))

/** The toolbar in the corner, and what it opens. */
export function Editor({ setEditing }: { setEditing: (editing: boolean) => void }) {
  const { editing, ready, status, done, undone, panel, newEntry, changedElsewhere, focus } =
    useStore()
  const toolbar = useRef<HTMLDivElement>(null)
  const [shownStatus, setShownStatus] = useState('')
  // Screen readers say what changes in a region, not what it has at the start.
  useEffect(() => setShownStatus(status), [status])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ready`, because the buttons of entries appear then
  useEffect(() => {
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])]
    buttons
      .find((button) => button.getAttribute('aria-label') === focus || button.textContent === focus)
      ?.focus()
  }, [ready, focus])
  const takeBack = async (kind: 'undo' | 'redo') => {
    saveFocused()
    if (await undoOrRedo(kind))
      reload({
        focus: kind === 'undo' ? 'Undo' : 'Redo',
        status: kind === 'undo' ? 'The last change is taken back.' : 'The change is made again.',
      })
  }
  return (
    <>
      <div id="edit-refusals" />
      <section aria-label="Editor" className="edit-toolbar" ref={toolbar}>
        {changedElsewhere && (
          <p role="alert">
            {changedElsewhere} was changed elsewhere meanwhile.{' '}
            <button type="button" onClick={() => reload({ status: '' })}>
              Load it
            </button>
          </p>
        )}
        {editing && ready && <Entries />}
        <div className="edit-buttons">
          <button
            type="button"
            aria-pressed={editing && ready}
            onClick={() => {
              saveFocused()
              setEditing(!editing)
            }}
          >
            Edit
          </button>
          <button type="button" aria-haspopup="dialog" onClick={openPanel}>
            All texts
          </button>
          <button type="button" disabled={done.length === 0} onClick={() => takeBack('undo')}>
            Undo
          </button>
          <button type="button" disabled={undone.length === 0} onClick={() => takeBack('redo')}>
            Redo
          </button>
        </div>
        <p role="status">{shownStatus}</p>
      </section>
      <Suspense>
        {panel && <Panel />}
        {newEntry && <NewEntryDialog newEntry={newEntry} />}
      </Suspense>
    </>
  )
}

async function openPanel() {
  saveFocused()
  try {
    update({ state: await loadState(), panel: {} })
  } catch (error) {
    update({ status: `The development server cannot be reached. ${(error as Error).message}` })
  }
}

/** Buttons for the entries of lists that the text is in, which has or had the focus. */
function Entries() {
  const { state, field } = useStore()
  const location = state && field && locate(state, field, document.documentElement.lang)
  if (!location) return null
  return location.entries
    .filter(({ count, form }) => count > 1 || form.max !== form.min)
    .map((entry) => (
      <Entry key={entry.path.join('.')} {...{ entry, file: location.file, field: field! }} />
    ))
}

type EntryProps = { entry: EntryOf; file: Parameters<typeof valueAt>[2]; field: string }

function Entry({ entry: { path, at, count, form }, file, field }: EntryProps) {
  const name = labelOf(String(path.findLast((key) => typeof key === 'string') ?? file))
  const label = `${name}, ${at + 1} of ${count}`
  const language = getStore().state!.languages[0]!.code
  const place = { language, file, path }
  const was = () => valueAt(getStore().state!, language, file, [...path, at])
  const fieldAt = (index: number) =>
    [file, ...path, index, ...field.split('.').slice(path.length + 2)].join('.')
  const make = async (
    change: () => Parameters<typeof perform>[0],
    next: string,
    focus: string,
    status: string,
  ) => {
    saveFocused()
    await settled()
    const result = await perform(change())
    if (result.ok) reload({ field: next, focus, status })
    else update({ status: result.message })
  }
  const move = (to: number, button: string) =>
    make(
      () => ({ kind: 'move', ...place, from: at, to, was: was() }),
      fieldAt(to),
      `${button}: ${label.replace(/\d+ of/, `${to + 1} of`)}`,
      'The entry is moved.',
    )
  const add = async () => {
    saveFocused()
    await settled()
    const message = await addEntry(place, at)
    if (message) update({ status: message })
    else if (!getStore().newEntry)
      reload({
        field: fieldAt(at + 1),
        focus: 'text',
        status: 'A copy is added after it. Change its text.',
      })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form
    <div role="group" aria-label={label} className="edit-buttons">
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        aria-label={`Move up: ${label}`}
        disabled={at === 0}
        onClick={() => move(at - 1, 'Move up')}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move down: ${label}`}
        disabled={at === count - 1}
        onClick={() => move(at + 1, 'Move down')}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Add after: ${label}`}
        disabled={count >= (form.max ?? Infinity)}
        onClick={add}
      >
        Add
      </button>
      <button
        type="button"
        aria-label={`Remove: ${label}`}
        disabled={count <= form.min}
        onClick={() =>
          make(
            () => ({ kind: 'remove', ...place, at, was: was() }),
            fieldAt(Math.max(0, at - 1)),
            'text',
            'The entry is removed. Undo brings it back.',
          )
        }
      >
        Remove
      </button>
    </div>
  )
}
