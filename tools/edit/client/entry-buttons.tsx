import { labelOf } from '../label.ts'
import type { Path } from '../protocol.ts'
import { save } from './changes.ts'
import { saveFocused } from './edit-in-place.ts'
import { listEdits, savedAt, schemaOfPlace } from './edits.ts'
import { addEntry } from './entries.ts'
import { choose } from './field-events.ts'
import { locate } from './places.ts'
import { reload, update, useStore } from './store.ts'

/** An entry of a list. */
type Entry = { file: string; path: Path; at: number; count: number }

type EntryButtonsProps = Entry & {
  /** @param to the new position, or undefined for an entry that is removed */
  change: (how: (list: unknown[]) => unknown[], to?: number) => void
  add: () => void
}

/** `Cards`, the name of the list. */
const nameOf = ({ file, path }: Entry) =>
  labelOf(String(path.findLast((key) => typeof key === 'string') ?? file))

const limitsOf = (entry: Entry) => {
  const { minItems = 0, maxItems = Infinity } = schemaOfPlace(entry).part ?? {}
  return { min: minItems, max: maxItems }
}

/** Buttons that move, copy and remove an entry of a list. */
function EntryButtons({ change, add, ...entry }: EntryButtonsProps) {
  const { at, count } = entry
  const { min, max } = limitsOf(entry)
  const label = `${nameOf(entry)}, ${at + 1} of ${count}`
  const move = (to: number) =>
    change((list) => list.toSpliced(at, 1).toSpliced(to, 0, list[at]), to)
  const buttons = [
    ['Move up', '↑', at > 0, () => move(at - 1)],
    ['Move down', '↓', at < count - 1, () => move(at + 1)],
    ['Add after', 'Add', count < max, add],
    ['Remove', 'Remove', count > min, () => change((list) => list.toSpliced(at, 1))],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form
    <div role="group" aria-label={label} className="row">
      {buttons.map(([does, text, isPossible, press]) => (
        <button
          key={does}
          type="button"
          aria-label={`${does}: ${label}`}
          disabled={!isPossible}
          // The second click of two would hit another entry, which is in this place now.
          onClick={({ detail }) => detail < 2 && press()}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** In a form, a list may have edits that are not saved yet. */
export const FormEntryButtons = (entry: Entry) => (
  <EntryButtons
    {...entry}
    change={(how) => choose(listEdits(entry.file, entry.path, how))}
    add={() => addEntry(entry.file, entry.path, entry.at)}
  />
)

/** On the page: for the entries that the text is in which has or had the focus. */
export function PageEntryButtons() {
  const { state, field } = useStore()
  const location = state && field && locate(state, field, document.documentElement.lang)
  if (!location) return null
  const { place, entries } = location
  return entries
    .map((entry) => ({ ...entry, file: place.file }))
    .filter((entry) => entry.count > 1 || limitsOf(entry).max !== limitsOf(entry).min)
    .map((entry) => <PageEntry key={entry.path.join('.')} entry={entry} text={place.path} />)
}

function PageEntry({ entry, text }: { entry: Entry; text: Path }) {
  const { file, path, at, count } = entry
  const name = nameOf(entry)
  const isSection = path[0] === 'sections'
  const fieldAt = (index: number) =>
    [file, ...(isSection ? text : [...path, index, ...text.slice(path.length + 1)])].join('.')
  const change: EntryButtonsProps['change'] = async (how, to) => {
    await saveFocused()
    // What was typed and refused is not in the way.
    const edits = listEdits(file, path, how, savedAt)
    // A click before the page is loaded again.
    if (edits.some(({ was }) => Array.isArray(was) && was.length !== count)) return
    const result = await save(edits, false)
    if (!result.ok) return update({ status: result.message })
    if (to !== undefined)
      return reload({
        field: fieldAt(to),
        focus: `Move ${to < at ? 'up' : 'down'}: ${name}, ${to + 1} of ${count}`,
        status: 'The entry is moved.',
      })
    const gone = [`${name} ${at + 1} is removed`].concat(
      result.along.map(({ where, what }) => `${where} ${what}`),
    )
    // So that a second click does not hit the next one.
    reload({ field: undefined, focus: 'Undo', status: `${gone.join('; ')}. Undo brings it back.` })
  }
  const add = async () => {
    await saveFocused()
    if (await addEntry(file, path, at))
      reload({
        field: fieldAt(at + 1),
        focus: 'text',
        status: isSection
          ? 'A section is put back after it.'
          : 'A copy is added after it. Change its text.',
      })
  }
  return (
    <div>
      <span aria-hidden="true">{`${name}, ${at + 1} of ${count}`}</span>
      <EntryButtons {...entry} change={change} add={add} />
    </div>
  )
}
