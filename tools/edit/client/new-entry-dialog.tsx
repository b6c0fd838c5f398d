import { useEffect, useRef, useState } from 'react'
import { Field } from './field.tsx'
import { locate, pathOf } from './location.ts'
import { draftSource } from './source.ts'
import { addEntry, getStore, type NewEntry, reload, update } from './store.ts'

/** Asks for the values that a new entry may not share with the one that it is a copy of. */
export function NewEntryDialog({ newEntry: { place, copyOf, problems } }: { newEntry: NewEntry }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { state, panel } = getStore()
  const entry = [...place.path, copyOf + 1]
  const [paths, setPaths] = useState(() => pathsIn(problems, entry.length))
  const [draft, setDraft] = useState<Record<string, unknown>>({})
  const [message, setMessage] = useState(problems.map((each) => each.message).join(' '))
  const first = state!.languages[0]!
  // The fields are by their path in the entry, so the draft has one level.
  const source = draftSource([first], { [first.code]: draft }, (changed) =>
    setDraft(changed[first.code] as Record<string, unknown>),
  )
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    const values = paths.flatMap(({ path, key }) =>
      draft[key] === undefined || draft[key] === '' ? [] : [{ path, value: draft[key] }],
    )
    const failure = await addEntry(place, copyOf, values)
    if (failure) return setMessage(failure)
    const again = getStore().newEntry
    if (!again) {
      if (!panel) reload({ status: 'The entry is added.' })
      return
    }
    setPaths((before) => unique([...before, ...pathsIn(again.problems, entry.length)]))
    setMessage(again.problems.map((each) => `${each.place} ${each.message}`).join(' '))
  }
  return (
    <dialog
      ref={dialog}
      className="edit-dialog"
      aria-labelledby="edit-new-entry"
      data-lenis-prevent
      onClose={() => update({ newEntry: undefined })}
    >
      <form onSubmit={submit}>
        <h2 id="edit-new-entry">Add an entry</h2>
        <p>It becomes a copy of the one before. These have to differ:</p>
        {paths.map(({ path, key }) => {
          const location = locate(
            state!,
            [place.file, ...place.path, copyOf, ...path].join('.'),
            place.language,
          )
          return (
            location && (
              <Field
                key={key}
                form={{ ...location.form, shared: true, optional: false }}
                name={key}
                path={[key]}
                source={source}
                isShown={() => true}
              />
            )
          )
        })}
        <div role="alert">{message}</div>
        <div className="edit-buttons">
          <button type="submit">Add</button>
          <button type="button" onClick={() => dialog.current!.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}

type Named = { path: (string | number)[]; key: string }

const pathsIn = (problems: NewEntry['problems'], from: number): Named[] =>
  unique(
    problems
      .map(({ place }) => pathOf(place).slice(from))
      .map((path) => ({
        path,
        key: path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' '),
      })),
  )

const unique = (paths: Named[]) =>
  paths.filter(({ key }, index) => paths.findIndex((other) => other.key === key) === index)
