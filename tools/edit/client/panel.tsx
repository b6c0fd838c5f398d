import { useEffect, useId, useRef, useState } from 'react'
import { labelOf, nameOfFile } from '../names.ts'
import type { Path } from '../protocol.ts'
import { isMarkdown, partOf, type Schema, schemaName, variantOf } from '../schema.ts'
import { valueIn } from '../values.ts'
import { allFiles, languagesOf, originalAt, schemaOf } from './contents.ts'
import { Dialog } from './dialog.tsx'
import { isAged, isLeaf, isWords, missingNote } from './field.tsx'
import { ContentForm } from './form.tsx'
import { NewFile, RemoveFile } from './markdown-files.tsx'
import { fieldOf, isGroup, pathInFile } from './places.ts'
import { getStore, reload, update, useStore } from './store.ts'
import { UnsavedList } from './unsaved-list.tsx'

/** All texts and settings, a form for each file, with all languages side by side. */
export function Panel() {
  const { state, panel, status } = useStore()
  const content = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(panel!.query)
  const [isMissingOnly, setMissingOnly] = useState(false)
  const search = useId()
  useEffect(() => {
    const { query } = panel!
    if (query === '') return
    // Of a Markdown file everything is shown.
    setQuery(isMarkdown(query) ? query.split('.')[0]! : query)
    const value = `[data-value="${CSS.escape(pathInFile(query).join('.'))}"]`
    setTimeout(() =>
      content.current!.querySelector<HTMLElement>(`${value} :is(input, textarea, select)`)?.focus(),
    )
  }, [panel])
  const close = () => {
    update({ panel: undefined })
    // The page shows the words as they were.
    if (getStore().outdated) reload({ focus: 'All texts' })
  }
  const files = allFiles()
  const missing = files.flatMap(missingIn).length
  const words = query.trim().toLowerCase()
  const isFiltered = words !== '' || isMissingOnly
  const found = files
    .map((file) => ({
      file,
      shown: isFiltered ? pathsIn(file, isMissingOnly, words) : undefined,
    }))
    .filter(({ shown }) => shown?.length !== 0)
  return (
    <Dialog heading="All texts" close={close} className="edit-panel">
      <div className="row edit-panel-head">
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
        {found.map(({ file, shown }, index) => (
          <div key={file}>
            {!shown && isMarkdown(file) && !files[index - 1]?.startsWith(schemaName(file)) && (
              <NewFile like={file} />
            )}
            <FileForm file={file} shown={shown} />
          </div>
        ))}
        {found.length === 0 && (
          <p>
            Nothing was found. What the page calculates comes from figures in facts.yaml and
            services.yaml.
          </p>
        )}
      </div>
    </Dialog>
  )
}

const fileName = (file: string) => `${file}.${isMarkdown(file) ? 'md' : 'yaml'}`

/** @param shown the paths of the values to show, if not all */
function FileForm({ file, shown }: { file: string; shown: string[] | undefined }) {
  const { schemas } = useStore().state!
  const [isOpen, setOpen] = useState(false)
  const name = fileName(file)
  const title = isMarkdown(file) ? String(originalAt(file, ['title'])) : ''
  return (
    <details
      open={shown !== undefined || isOpen}
      onToggle={({ currentTarget }) => !shown && setOpen(currentTarget.open)}
    >
      <summary>
        {nameOfFile(file, schemas)}{' '}
        <small>
          {title} {name}
        </small>
      </summary>
      {(shown || isOpen) && (
        <form noValidate aria-label={name} onSubmit={(event) => event.preventDefault()}>
          <ContentForm {...{ file, shown }} />
          {isMarkdown(file) && <RemoveFile file={file} />}
        </form>
      )}
    </details>
  )
}

/** Whether each word of the search is in a value’s place, its label or its text in any language. */
function isMatch(file: string, path: Path, query: string): boolean {
  const values = languagesOf(file).map(({ files }) => valueIn(files[file], path))
  const labels = [file, ...path].map((key) => labelOf(String(key)))
  const all = [fileName(file), fieldOf({ file, path }), ...labels, JSON.stringify(values)]
  const text = all.join(' ').toLowerCase()
  return query.split(/\s+/).every((word) => text.includes(word))
}

/** The paths of a file’s values that are missing, not translated, or translated from an older original. */
function missingIn(file: string): Path[] {
  const [first, ...others] = languagesOf(file)
  return leaves(schemaOf(file), first!.files[file]).flatMap(({ path, schema }) => {
    const original = valueIn(first!.files[file], path)
    const isMissing = others.some(
      ({ code: language, files }) =>
        missingNote(valueIn(files[file], path), original, '') || isAged({ language, file, path }),
    )
    return isMissing && isWords(schema) && !schema.pattern && !schema.format ? [path] : []
  })
}

/** The paths of the values of a form that are found, also of those that are left out or not saved yet. */
function pathsIn(file: string, isMissingOnly: boolean, query: string): string[] {
  const paths = isMissingOnly
    ? missingIn(file)
    : leaves(schemaOf(file), originalAt(file)).map(({ path }) => path)
  return paths.filter((path) => isMatch(file, path, query)).map((path) => path.join('.'))
}

type Leaf = { path: Path; schema: Schema }

function leaves(schema: Schema, value: unknown, path: Path = []): Leaf[] {
  if (isLeaf(schema) || !isGroup(value) || Object.keys(value).length === 0)
    return [{ path, schema }]
  const { properties } = variantOf(schema, value)
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys({ ...properties, ...value })
  return keys.flatMap((key) => {
    const part = partOf(schema, value, key)
    return part ? leaves(part, value[key], [...path, key]) : []
  })
}
