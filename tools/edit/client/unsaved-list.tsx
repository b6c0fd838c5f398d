import { nameOfPlace } from '../names.ts'
import type { Edit, Place, Problem } from '../protocol.ts'
import { save, savedIn } from './changes.ts'
import { discard, elementsShowing, openPanel } from './edit-in-place.ts'
import { isUnfinished } from './edits.ts'
import { fieldOf, isGroup, keyOf } from './places.ts'
import { reload, update, useStore } from './store.ts'

/** What was typed and is not saved: refused, or still incomplete. */
export function UnsavedList() {
  const { state, unsaved } = useStore()
  const shown = unsaved.filter(({ reason, edits }) => reason !== 'typed' || isUnfinished(edits))
  if (!state || shown.length === 0) return null
  return (
    <div className="edit-unsaved">
      <h2>Not saved yet</h2>
      <ul>
        {shown.map(({ edits, problems, message }) => {
          const name = nameOfPlace(edits[0]!, state)
          // What is wrong may be elsewhere, such as the titles that a longer brand makes too long.
          const isElsewhere = ({ at }: Problem) => at && keyOf(at) !== keyOf(edits[0]!)
          const buttons = new Map([
            ['Go there', () => goTo(edits[0]!)],
            ...problems
              .filter(isElsewhere)
              .map(({ at, where }) => [`Go to ${where}`, () => goTo(at!)] as const),
            ['Try again', () => retry(edits)],
            ['Discard', () => discard(edits)],
          ])
          return (
            <li key={edits.map(keyOf).join()}>
              <b>{name}</b> {quotedValue(edits[0]!)}
              <p>{message || 'Fill in the empty texts: they are saved together.'}</p>
              <div className="row">
                {[...buttons].map(([text, act]) => (
                  <button
                    key={text}
                    type="button"
                    aria-label={text.startsWith('Go to') ? undefined : `${text}: ${name}`}
                    onClick={act}
                  >
                    {text}
                  </button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function quotedValue(edit: Edit): string {
  if (edit.value === undefined) return 'removed'
  if (isGroup(edit.value)) return ''
  const text = String(edit.value)
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`
}

async function retry(edits: Edit[]) {
  const result = await save(edits)
  if (!result.ok) return update({ status: result.message })
  reload({ status: savedIn(result.files) })
}

function goTo(place: Place) {
  const [element] = elementsShowing(place)
  if (element) return element.focus()
  openPanel(fieldOf(place))
}
