import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { labelOf } from '../label.ts'
import type { Edit, Path, Place, State } from '../protocol.ts'
import { partOf, type Schema, schemaName, variantOf } from '../schema.ts'
import { isUnfinished, save, savedIn } from './changes.ts'
import { ColorsForm } from './colors-form.tsx'
import { Dialog } from './dialog.tsx'
import { addEntry, languagesOf, limitsOf } from './entries.ts'
import { ContentForm, missingNote, pathOf } from './form.tsx'
import { editsAt, errorsIn, formValue, problemsIn, schemaAt, schemaOf } from './form-edits.ts'
import { isGroup, isSame, valueIn } from './places.ts'
import { formSchema, isWords } from './side-by-side.ts'
import { forget, getStore, keep, reload, unsavedOf, update, useStore } from './store.ts'
import { UnsavedList } from './unsaved-list.tsx'

/** All texts and settings, a form for each file, with all languages side by side. */
export function Panel() {
  const { state, panel, status } = useStore()
  const content = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(panel!.field ?? '')
  const [isMissingOnly, setMissingOnly] = useState(false)
  const search = useId()
  useEffect(() => {
    const field = panel?.field
    if (!field) return
    setQuery(field)
    const value = `[data-value="${CSS.escape(pathOf(field).join('.'))}"]`
    setTimeout(() =>
      content.current!.querySelector<HTMLElement>(`${value} :is(input, textarea, select)`)?.focus(),
    )
  }, [panel])
  const close = () => {
    update({ panel: undefined })
    // The page shows the words as they were.
    if (getStore().outdated) reload({ focus: 'All texts' })
  }
  const files = useMemo(() => filesOf(state!), [state])
  const missing = useMemo(
    () => files.reduce((sum, file) => sum + missingIn(state!, file).length, 0),
    [state, files],
  )
  const words = query.trim().toLowerCase()
  return (
    <Dialog heading="All texts" close={close} className="edit-panel">
      <div className="edit-panel-head">
        <label htmlFor={search}>Search</label>
        <input
          id={search}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" onClick={close}>
          Close
        </button>
        {state!.languages.length > 1 && (
          <label>
            <input
              type="checkbox"
              checked={isMissingOnly}
              onChange={({ target }) => setMissingOnly(target.checked)}
            />{' '}
            Only what is missing or not translated ({missing})
          </label>
        )}
        <p role="status">{status}</p>
      </div>
      <div ref={content}>
        <UnsavedList />
        {files.map((file, index) => {
          const isFirst = isEntry(file) && !files[index - 1]?.startsWith(schemaName(file))
          return (
            <div key={file}>
              {isFirst && words === '' && !isMissingOnly && <NewFile like={file} />}
              <FileForm file={file} query={words} isMissingOnly={isMissingOnly} />
            </div>
          )
        })}
        {!isMissingOnly && (words === '' || 'colours colors'.includes(words)) && (
          <details open={words !== ''}>
            <summary>Colours</summary>
            <ColorsForm colors={state!.colors} />
          </details>
        )}
      </div>
    </Dialog>
  )
}

/** In the order of their schemas. */
function filesOf({ languages, schemas }: State): string[] {
  const names = [...new Set(languages.flatMap(({ files }) => Object.keys(files)))]
  const order = Object.keys(schemas)
  return names.toSorted(
    (one, other) => order.indexOf(schemaName(one)) - order.indexOf(schemaName(other)),
  )
}

const isEntry = (file: string) => file.includes('/')

/** A button that adds a Markdown file, as a copy of another one. */
function NewFile({ like }: { like: string }) {
  const folder = schemaName(like)
  const name = labelOf(folder.slice(0, -2)).toLowerCase()
  const add = async () => {
    const asked = window.prompt(`The file name of the new ${name}. It is part of its address:`)
    const slug = asked?.trim().toLowerCase().replace(/\.md$/, '').replaceAll(' ', '-')
    if (!slug) return
    const state = getStore().state!
    const file = folder + slug
    if (filesOf(state).includes(file)) return update({ status: `${file}.md is there already.` })
    const edits = languagesOf(state, like).map(({ code, files }) => ({
      ...{ language: code, file, path: [], was: undefined, value: files[like] },
    }))
    const result = await save(edits, false)
    update({
      status: result.ok ? `${file}.md is a copy of ${like}.md. Change its texts.` : result.message,
      ...(result.ok && { panel: { field: `${file}.title` } }),
    })
  }
  return (
    <button type="button" onClick={add}>
      New {name}…
    </button>
  )
}

async function removeFile(file: string) {
  const edits = languagesOf(getStore().state!, file).map(({ code, files }) => ({
    ...{ language: code, file, path: [], was: files[file], value: undefined },
  }))
  const result = await save(edits, false)
  update({ status: result.ok ? `${file}.md is removed. Undo brings it back.` : result.message })
}

type FileFormProps = { file: string; query: string; isMissingOnly: boolean }

function FileForm({ file, query, isMissingOnly }: FileFormProps) {
  const { state, unsaved } = useStore()
  const [isOpen, setOpen] = useState(false)
  const languages = languagesOf(state!, file)
  const codes = languages.map(({ code }) => code)
  const schema = schemaOf(state!, file)
  const value = formValue(state!, unsaved, file)
  const isFiltered = query !== '' || isMissingOnly
  const shown = isFiltered
    ? (isMissingOnly ? missingIn(state!, file) : [...leaves(schema, value, codes)])
        .filter((path) => isMatch(file, value, path, query))
        .map((path) => path.join('.'))
    : undefined
  if (shown?.length === 0) return null
  const name = `${file}.${isEntry(file) ? 'md' : 'yaml'}`
  const label = isEntry(file) ? valueIn(languages[0]!.files[file], ['title']) : labelOf(file)
  return (
    <details
      open={isFiltered || isOpen}
      onToggle={({ currentTarget }) => !isFiltered && setOpen(currentTarget.open)}
    >
      <summary>
        {String(label)} <small>{name}</small>
      </summary>
      {(isFiltered || isOpen) && (
        <form
          noValidate
          aria-label={name}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => press(file, event)}
        >
          <ContentForm
            schema={formSchema(schema, codes, value)}
            value={value}
            errors={errorsIn(problemsIn(unsaved, file), schema, value, codes)}
            context={{
              ...{ file, languages, shown },
              aged: agedIn(state!, file).map(({ language, path }) => [language, ...path].join('.')),
              list: {
                min: (path) => limitsOf(schemaAt(schema, value, path).part!).min,
                add: (path, at, copy) => addAfter({ language: codes[0]!, file, path }, at, copy),
              },
            }}
            onChange={(path, changed, isTyping) => change(editsOf(file, path, changed), isTyping)}
            onLeave={(path) => leave(editsOf(file, path))}
          />
          {isEntry(file) && (
            <button type="button" onClick={() => removeFile(file)}>
              Remove {name}
            </button>
          )}
        </form>
      )}
    </details>
  )
}

// They read what is typed from the store, because forms may keep older functions.

const valueOfForm = (file: string, unsaved = getStore().unsaved) =>
  formValue(getStore().state!, unsaved, file)

const editsOf = (file: string, path: Path, changed = valueOfForm(file)) =>
  editsAt(getStore().state!, getStore().unsaved, file, changed, path)

async function commit(edits: Edit[]) {
  const result = await save(edits)
  update({ status: result.ok ? savedIn(result.files) : 'Not saved yet.' })
}

function change(edits: Edit[], isTyping: boolean) {
  if (edits.every((edit) => isSame(edit.was, edit.value))) return forget(edits)
  keep(edits)
  if (!isTyping && !isUnfinished(edits)) commit(edits)
}

/** Saves what was typed, also if it was refused before. */
function leave(edits: Edit[], isAgain = false) {
  const typed = unsavedOf(edits)
  const isNew = typed?.reason === 'typed' || isAgain
  if (typed && isNew && !isUnfinished(typed.edits)) commit(typed.edits)
}

function press(file: string, event: React.KeyboardEvent) {
  const input = event.target as HTMLElement
  if (!input.matches('input, textarea')) return
  const edits = editsOf(file, pathOf(input.id))
  const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
  if (isEnter && input.matches('input')) {
    event.preventDefault()
    leave(edits, true)
  } else if (event.key === 'Escape' && unsavedOf(edits)) {
    // Only the field, not the panel.
    event.preventDefault()
    event.stopPropagation()
    forget(edits)
  }
}

/** A copy of a saved entry is added at once, others once they are complete. */
async function addAfter(place: Place, at: number, copy: () => void) {
  const [list, saved] = [valueOfForm(place.file), valueOfForm(place.file, [])].map((value) =>
    valueIn(value, place.path),
  )
  if (!isSame(list, saved)) return copy()
  const result = await addEntry(place, at)
  if (!result.ok && !getStore().newEntry) update({ status: result.message })
}

/** Whether each word of the search is in a value’s place, its label or its text in any language. */
function isMatch(file: string, value: unknown, path: Path, query: string): boolean {
  const labels = path.map((key) => labelOf(String(key)))
  const all = [
    [file, ...path].join('.'),
    labelOf(file),
    ...labels,
    JSON.stringify(valueIn(value, path)),
  ]
  const text = all.join(' ').toLowerCase()
  return query.split(/\s+/).every((word) => text.includes(word))
}

const agedIn = ({ aged }: State, file: string) => aged.filter((place) => place.file === file)

/** The paths of a file’s values that are missing, not translated, or translated from an older original. */
function missingIn(state: State, file: string): Path[] {
  const languages = languagesOf(state, file)
  const codes = languages.map(({ code }) => code)
  const schema = schemaOf(state, file)
  const value = formValue(state, [], file)
  return [...leaves(schema, value, codes)].filter((path) => {
    const { part } = schemaAt(schema, value, path)
    const texts = valueIn(value, path)
    if (!part || part.pattern || part.format || !isWords(part, codes) || !isGroup(texts))
      return false
    const isAged = agedIn(state, file).some((place) => isSame(place.path, path))
    return isAged || codes.slice(1).some((code) => missingNote(texts[code], texts[codes[0]!], ''))
  })
}

/** The paths of all values, also of those that are left out. */
function* leaves(
  schema: Schema,
  value: unknown,
  languages: string[],
  path: Path = [],
): Generator<Path> {
  const { properties } = variantOf(schema, value)
  const keys = Array.isArray(value)
    ? value.keys()
    : new Set([...Object.keys(properties ?? {}), ...Object.keys(value ?? {})])
  if (isWords(schema, languages) || !isGroup(value) || Object.keys(value).length === 0) yield path
  else
    for (const key of keys) {
      const part = partOf(schema, value, key)
      if (part) yield* leaves(part, value[key], languages, [...path, key])
    }
}
