import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { undoOrRedo } from './changes.ts'
import { Dialog } from './dialog.tsx'
import { openPanel, saveFocused } from './edit-in-place.ts'
import { PageEntryButtons } from './entry-buttons.tsx'
import { reload, useStore } from './store.ts'
import { UnsavedList } from './unsaved-list.tsx'

// On demand, because all icons come with them.
const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }))

export function Editor({ setEditing }: { setEditing: (editing: boolean) => void }) {
  const { ready, status, panel, refusal, question, changedElsewhere, focus, ...store } = useStore()
  const editing = store.editing && ready
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
    await saveFocused()
    const what = await undoOrRedo(kind)
    const [focus, does] = kind === 'undo' ? ['Undo', 'Taken back'] : ['Redo', 'Made again']
    if (what) reload({ focus, status: `${does}: ${what}.` })
  }
  return (
    <>
      {refusal && (
        <p role="alert" id="edit-refusal" className="edit-refusal">
          {refusal}
        </p>
      )}
      <section aria-label="Editor" className="stack edit-toolbar" ref={toolbar}>
        {changedElsewhere && (
          <p role="alert">
            {changedElsewhere} was changed elsewhere meanwhile. What you typed stays.{' '}
            <button type="button" onClick={() => reload({ status: '' })}>
              Load it
            </button>
          </p>
        )}
        <UnsavedList />
        {editing && <PageEntryButtons />}
        <div className="row">
          <button
            type="button"
            aria-pressed={editing}
            onClick={async () => {
              await saveFocused()
              setEditing(!store.editing)
            }}
          >
            Edit
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => openPanel()}>
            All texts
          </button>
          <button type="button" disabled={store.done.length === 0} onClick={() => takeBack('undo')}>
            Undo
          </button>
          <button
            type="button"
            disabled={store.undone.length === 0}
            onClick={() => takeBack('redo')}
          >
            Redo
          </button>
        </div>
        <p role="status">{shownStatus}</p>
      </section>
      <Suspense>{panel && <Panel />}</Suspense>
      {question && (
        <Dialog heading="Other places refer to this" close={() => question.answer(false)}>
          <ul>
            {question.along.map(({ where, what }) => (
              <li key={where + what}>
                {where}: {what}
              </li>
            ))}
          </ul>
          <div className="row">
            <button type="button" onClick={() => question.answer(true)}>
              Change these too
            </button>
            <button type="button" onClick={() => question.answer(false)}>
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
