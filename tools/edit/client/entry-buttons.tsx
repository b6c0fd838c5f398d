import { labelOf } from '../names.ts'
import { queue } from '../queue.ts'
import { choose, save } from './changes.ts'
import { type Entry, locationOf, savedAt, schemaOfPlace } from './contents.ts'
import { saveFocused } from './edit-in-place.ts'
import { listEdits } from './edits.ts'
import { addEntry } from './entries.ts'
import { fieldOf, isSame, pathInFile } from './places.ts'
import { getStore, reload, update, useStore } from './store.ts'

type EntryButtonsProps = Entry & {
  /** @param by how many places the entry moves, or undefined for one that is removed */
  change: (how: (list: unknown[], at: number) => unknown[], by?: number) => void
  add: () => void
  /** Whether the buttons stay with an entry that moves. */
  follow?: boolean
}

/** `Cards`, the name of the list. */
const nameOf = ({ file, path }: Entry) =>
  labelOf(String(path.findLast((key) => typeof key === 'string') ?? file))

const limitsOf = (entry: Entry) => {
  const { minItems = 0, maxItems = Infinity } = schemaOfPlace(entry).part ?? {}
  return { min: minItems, max: maxItems }
}

function EntryButtons({ change, add, follow, ...entry }: EntryButtonsProps) {
  const { at, count } = entry
  const { min, max } = limitsOf(entry)
  const label = `${nameOf(entry)}, ${at + 1} of ${count}`
  const move = (by: number) =>
    change((list, at) => list.toSpliced(at, 1).toSpliced(at + by, 0, list[at]), by)
  const buttons = [
    ['Move up', '↑', at > 0, () => move(-1)],
    ['Move down', '↓', at < count - 1, () => move(1)],
    ['Add after', 'Add', count < max, add],
    ['Remove', 'Remove', count > min, () => change((list, at) => list.toSpliced(at, 1))],
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
          // Otherwise the second click of two would hit another entry, which is in this place now.
          onClick={({ detail }) => (detail < 2 || (follow && text.length === 1)) && press()}
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
    change={(how) => choose(listEdits(entry.file, entry.path, (list) => how(list, entry.at)))}
    add={() => addEntry(entry.file, entry.path, entry.at)}
  />
)

/** The entries that the text is in which has or had the focus. */
function pageEntries(): Entry[] {
  const { field } = getStore()
  return (field && locationOf(field)?.entries) || []
}

export function PageEntryButtons() {
  useStore()
  return pageEntries()
    .filter((entry) => entry.count > 1 || limitsOf(entry).max !== limitsOf(entry).min)
    .map((entry) => <PageEntry key={fieldOf(entry)} {...entry} />)
}

const pressed = queue()

function PageEntry(shown: Entry) {
  const { file, path } = shown
  const name = nameOf(shown)
  const isSection = path[0] === 'sections'
  /** Each press finds the entry where the one before has left it. `fieldIn` has the field of the same text in another. */
  const press = (act: (entry: Entry, fieldIn: (index: number) => string) => Promise<void>) =>
    pressed(async () => {
      await saveFocused()
      const field = getStore().field ?? ''
      const entry = pageEntries().find((each) => each.file === file && isSame(each.path, path))
      const inside = pathInFile(field).slice(path.length + 1)
      const fieldIn = (index: number) =>
        isSection ? field : fieldOf({ file, path: [...path, index, ...inside] })
      if (entry) await act(entry, fieldIn)
    })
  const change: EntryButtonsProps['change'] = (how, by = 0) =>
    press(async ({ at, count }, fieldIn) => {
      const to = at + by
      if (to < 0 || to >= count) return
      // What was typed and refused is not in the way.
      const edits = listEdits(file, path, (list) => how(list, at), savedAt)
      const result = await save(edits, false)
      if (!result.ok) return update({ status: result.message })
      if (by !== 0) {
        const focus = `Move ${by < 0 ? 'up' : 'down'}: ${name}, ${to + 1} of ${count}`
        // It may be moved again.
        return reload({ field: fieldIn(to), focus, status: 'The entry is moved.' }, 600)
      }
      const along = result.along.map(({ where, what }) => `${where} ${what}`)
      const gone = [`${name} ${at + 1} is removed`, ...along].join('; ')
      // So that a second click does not hit the next one.
      reload({ field: undefined, focus: 'Undo', status: `${gone}. Undo brings it back.` })
    })
  const add = () =>
    press(async ({ at }, fieldIn) => {
      const status = isSection
        ? 'A section is put back after it.'
        : 'A copy is added after it. Change its text.'
      if (await addEntry(file, path, at)) reload({ field: fieldIn(at + 1), focus: 'text', status })
    })
  return (
    <div>
      <span aria-hidden="true">{`${name}, ${shown.at + 1} of ${shown.count}`}</span>
      <EntryButtons {...shown} {...{ change, add }} follow />
    </div>
  )
}
