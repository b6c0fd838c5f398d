import { labelOf } from '../label.ts'
import type { Edit } from '../protocol.ts'
import { save } from './changes.ts'
import { saveFocused } from './edit-in-place.ts'
import { addEntry, listEdits } from './entries.ts'
import { type EntryOf, type Location, locate } from './places.ts'
import { getStore, reload, update, useStore } from './store.ts'

/** Buttons for the entries of lists that the text is in, which has or had the focus. */
export function Entries() {
  const { state, field } = useStore()
  const location = state && field && locate(state, field, document.documentElement.lang)
  if (!location) return null
  return location.entries
    .filter(({ count, schema }) => count > 1 || limitsOf(schema).max !== limitsOf(schema).min)
    .map((entry) => <Entry key={entry.path.join('.')} entry={entry} location={location} />)
}

const limitsOf = ({ prefixItems, minItems, maxItems }: EntryOf['schema']) => ({
  min: prefixItems?.length ?? minItems ?? 0,
  max: prefixItems?.length ?? maxItems ?? Infinity,
})

type EntryProps = { entry: EntryOf; location: Location }

function Entry({ entry: { path, at, count, schema }, location: { file, path: text } }: EntryProps) {
  const name = labelOf(String(path.findLast((key) => typeof key === 'string') ?? file))
  const label = `${name}, ${at + 1} of ${count}`
  const language = getStore().state!.languages[0]!.code
  const place = { language, file, path }
  const { min, max } = limitsOf(schema)
  const fieldAt = (index: number) =>
    [file, ...path, index, ...text.slice(path.length + 1)].join('.')
  const move = async (to: number, button: string) => {
    await saveFocused()
    const moved = (list: unknown[]) => list.toSpliced(at, 1).toSpliced(to, 0, list[at])
    await make(listEdits(place, moved), () => ({
      field: fieldAt(to),
      focus: `${button}: ${label.replace(/\d+ of/, `${to + 1} of`)}`,
      status: 'The entry is moved.',
    }))
  }
  const add = async () => {
    await saveFocused()
    const result = await addEntry(place, at)
    if (result.ok)
      reload({
        field: fieldAt(at + 1),
        focus: 'text',
        status: 'A copy is added after it. Change its text.',
      })
    else if (!getStore().newEntry) update({ status: result.message })
  }
  const remove = async () => {
    await saveFocused()
    const removed = (list: unknown[]) => list.toSpliced(at, 1)
    await make(listEdits(place, removed), (along) => ({
      field: undefined,
      focus: 'Undo',
      status: `${name} ${at + 1} is removed${along.map((each) => `; ${each}`).join('')}. Undo brings it back.`,
    }))
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
        disabled={count >= max}
        onClick={add}
      >
        Add
      </button>
      <button
        type="button"
        aria-label={`Remove: ${label}`}
        disabled={count <= min}
        onClick={remove}
      >
        Remove
      </button>
    </div>
  )
}

async function make(edits: Edit[], next: (along: string[]) => Parameters<typeof reload>[0]) {
  const result = await save(edits, false)
  if (result.ok) reload(next(result.along.map(({ where, what }) => `${where}: ${what}`)))
  else update({ status: result.message })
}
