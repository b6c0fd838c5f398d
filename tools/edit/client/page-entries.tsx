import { labelOf } from '../label.ts'
import { save } from './changes.ts'
import { saveFocused } from './edit-in-place.ts'
import { addEntry, limitsOf, listEdits } from './entries.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { type EntryOf, type Location, locate } from './places.ts'
import { getStore, reload, update, useStore } from './store.ts'

/** Buttons for the entries of lists that the text is in, which has or had the focus. */
export function PageEntries() {
  const { state, field } = useStore()
  const location = state && field && locate(state, field, document.documentElement.lang)
  if (!location) return null
  return location.entries
    .filter(({ count, schema }) => count > 1 || limitsOf(schema).max !== limitsOf(schema).min)
    .map((entry) => <Entry key={entry.path.join('.')} entry={entry} location={location} />)
}

type EntryProps = { entry: EntryOf; location: Location }

function Entry({ entry: { path, at, count, schema }, location: { file, path: text } }: EntryProps) {
  const name = labelOf(String(path.findLast((key) => typeof key === 'string') ?? file))
  const label = `${name}, ${at + 1} of ${count}`
  const place = { language: getStore().state!.languages[0]!.code, file, path }
  const { min, max } = limitsOf(schema)
  const fieldAt = (index: number) =>
    [file, ...path, index, ...text.slice(path.length + 1)].join('.')
  const move = async (to: number) => {
    await saveFocused()
    const edits = listEdits(place, (list) => list.toSpliced(at, 1).toSpliced(to, 0, list[at]))
    const result = await save(edits, false)
    if (!result.ok) return update({ status: result.message })
    reload({
      field: fieldAt(to),
      focus: `Move ${to < at ? 'up' : 'down'}: ${name}, ${to + 1} of ${count}`,
      status: 'The entry is moved.',
    })
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
    const result = await save(
      listEdits(place, (list) => list.toSpliced(at, 1)),
      false,
    )
    if (!result.ok) return update({ status: result.message })
    const gone = [`${name} ${at + 1} is removed`].concat(
      result.along.map(({ where, what }) => `${where} ${what}`),
    )
    // So that a second click does not hit the next one.
    reload({ field: undefined, focus: 'Undo', status: `${gone.join('; ')}. Undo brings it back.` })
  }
  return (
    <div>
      <span aria-hidden="true">{label}</span>
      <EntryButtons {...{ label, at, count, min, canAdd: count < max, move, add, remove }} />
    </div>
  )
}
