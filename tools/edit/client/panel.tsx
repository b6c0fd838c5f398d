import { useEffect, useId, useRef, useState } from 'react'
import type { FileName } from '../../../content/schema/index.ts'
import type { FormField } from '../forms.ts'
import { labelOf } from '../label.ts'
import type { Path, State } from '../protocol.ts'
import { ColorsForm } from './colors-form.tsx'
import { Field, missingNote } from './field.tsx'
import { hasParts, partOf, partsOf, valueAt } from './location.ts'
import { fileSource } from './source.ts'
import { getStore, reload, unsaved, update, useStore } from './store.ts'

/** All texts and settings, a form for each file, with both languages side by side. */
export function Panel() {
  const { state, panel } = useStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState(panel!.field ?? '')
  const [isMissingOnly, setMissingOnly] = useState(false)
  const search = useId()
  useEffect(() => {
    dialog.current!.showModal()
    const field = getStore().panel?.field
    if (field)
      dialog
        .current!.querySelector<HTMLElement>('[data-value] :is(input, textarea, select)')
        ?.focus()
  }, [])
  const close = () => {
    if (!mayLoseTexts()) return
    update({ panel: undefined })
    // The page shows the words as they were.
    if (getStore().outdated) reload({ focus: 'All texts' })
  }
  const files = Object.entries(state!.forms) as [FileName, FormField][]
  const query = words.trim().toLowerCase()
  const isFiltered = query !== '' || isMissingOnly
  const missing = files.reduce((sum, [file, form]) => sum + countMissing(state!, file, form), 0)
  return (
    <dialog
      ref={dialog}
      className="edit-panel"
      aria-labelledby="edit-panel-heading"
      data-lenis-prevent
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className="edit-panel-head">
        <h2 id="edit-panel-heading">All texts</h2>
        <button type="button" onClick={close}>
          Close
        </button>
        <div className="edit-search">
          <label htmlFor={search}>Search</label>
          <input
            id={search}
            type="search"
            value={words}
            onChange={({ target }) => mayLoseTexts() && setWords(target.value)}
          />
        </div>
        {state!.languages.length > 1 && (
          <label>
            <input
              type="checkbox"
              checked={isMissingOnly}
              onChange={({ target }) => mayLoseTexts() && setMissingOnly(target.checked)}
            />
            Only what is missing or not translated ({missing})
          </label>
        )}
      </div>
      {files.map(([file, form]) => (
        <FileForm key={file} {...{ state: state!, file, form, query, isMissingOnly, isFiltered }} />
      ))}
      {!isMissingOnly && (query === '' || 'colours colors'.includes(query)) && (
        <details open={query !== ''}>
          <summary>Colours</summary>
          <ColorsForm colors={state!.colors} />
        </details>
      )}
    </dialog>
  )
}

/** Asks if there are texts that are not saved. */
function mayLoseTexts(): boolean {
  if (unsaved.size > 0 && !window.confirm('Some texts are not saved. Go on without them?'))
    return false
  unsaved.clear()
  return true
}

type FileFormProps = {
  state: State
  file: FileName
  form: FormField
  query: string
  isMissingOnly: boolean
  isFiltered: boolean
}

function FileForm({ state, file, form, query, isMissingOnly, isFiltered }: FileFormProps) {
  const [isOpen, setOpen] = useState(false)
  // A form that was opened stays, with what was typed.
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen
  const isShown = (path: Path) =>
    isMatch(state, file, path, query) && (!isMissingOnly || isMissing(state, file, path))
  const count = isFiltered ? countShown(state, file, form, isShown) : 0
  if (isFiltered && count === 0) return null
  return (
    <details
      open={isFiltered || isOpen}
      onToggle={({ currentTarget }) => !isFiltered && setOpen(currentTarget.open)}
    >
      <summary>
        {labelOf(file)} <small>{file}.yaml</small>
      </summary>
      <form aria-label={`${file}.yaml`} onSubmit={(event) => event.preventDefault()}>
        {(isFiltered || wasOpened.current) && (
          <Field
            form={form}
            name={file}
            path={[]}
            source={fileSource(state, file)}
            isShown={isShown}
          />
        )}
      </form>
    </details>
  )
}

/** Whether each word of the search is in a value’s place, its label or its text in any language. */
function isMatch(state: State, file: FileName, path: Path, query: string): boolean {
  if (query === '') return true
  const values = state.languages.map(({ code }) => valueAt(state, code, file, path))
  const texts = values.filter((value) => typeof value !== 'object').map(String)
  const labels = path.map((key) => labelOf(String(key)))
  const all = [[file, ...path].join('.'), labelOf(file), ...labels, ...texts]
    .join(' ')
    .toLowerCase()
  return query.split(/\s+/).every((word) => all.includes(word))
}

function isMissing(state: State, file: FileName, path: Path): boolean {
  const [first, ...others] = state.languages
  const form = formAt(state, file, path)
  if (!form || form.shared) return false
  const original = valueAt(state, first!.code, file, path)
  if (typeof original === 'object') return false
  return others.some(({ code }) =>
    missingNote(valueAt(state, code, file, path), original, first!.name, form),
  )
}

function formAt(state: State, file: FileName, path: Path): FormField | undefined {
  let form: FormField | undefined = state.forms[file]
  for (const [index, key] of path.entries())
    form =
      form &&
      partOf(
        form,
        valueAt(state, state.languages[0]!.code, file, path.slice(0, index)),
        String(key),
      )
  return form
}

const countMissing = (state: State, file: FileName, form: FormField) =>
  countShown(state, file, form, (path) => isMissing(state, file, path))

/** How many of the values in a file are shown. */
function countShown(
  state: State,
  file: FileName,
  form: FormField,
  isShown: (path: Path) => boolean,
  path: Path = [],
): number {
  const value = valueAt(state, state.languages[0]!.code, file, path)
  if (value === undefined || !hasParts(form)) return isShown(path) ? 1 : 0
  return partsOf(form, value).reduce(
    (sum, { form, key }) => sum + countShown(state, file, form, isShown, [...path, key]),
    0,
  )
}
