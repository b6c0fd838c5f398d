import { labelOf } from '../label.ts'
import type { Edit, State } from '../protocol.ts'
import { save, savedIn } from './changes.ts'
import { discard, elementsShowing, openPanel } from './edit-in-place.ts'
import { isUnfinished, schemaOfPlace } from './edits.ts'
import { isGroup, keyOf } from './places.ts'
import { reload, update, useStore } from './store.ts'

/** What was typed and is not saved: refused, or still incomplete. */
export function UnsavedList() {
  const { state, unsaved } = useStore()
  const shown = unsaved.filter(({ reason, edits }) => reason !== 'typed' || isUnfinished(edits))
  if (shown.length === 0) return null
  return (
    <div className="edit-unsaved">
      <h2>Not saved yet</h2>
      <ul>
        {shown.map(({ edits, message }) => {
          const name = nameOf(edits[0]!, state)
          const buttons = { 'Go there': goTo, 'Try again': retry, Discard: discard }
          return (
            <li key={edits.map(keyOf).join()}>
              <b>{name}</b> {textOf(edits[0]!)}
              <p>{message || 'Fill in the empty texts: they are saved together.'}</p>
              <div className="row">
                {Object.entries(buttons).map(([text, act]) => (
                  <button
                    key={text}
                    type="button"
                    aria-label={`${text}: ${name}`}
                    onClick={() => act(edits)}
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

/** `Home, hero, heading (English)`, `The case Night desk, title` */
function nameOf(edit: Edit, state: State | undefined): string {
  const keys = edit.path.map((key) => (typeof key === 'number' ? `${key + 1}` : labelOf(key)))
  const language = state?.languages.find(({ code }) => code === edit.language)?.name
  const [folder, slug] = edit.file.split('/')
  const file = slug ? `The ${folder!.slice(0, -1)} ${labelOf(slug)}` : labelOf(edit.file)
  const name = [file, ...keys.map((key) => key.toLowerCase())].join(', ')
  const isShared = state && schemaOfPlace(edit).part?.shared
  return language && state!.languages.length > 1 && !isShared ? `${name} (${language})` : name
}

function textOf(edit: Edit): string {
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

function goTo(edits: Edit[]) {
  const [element] = elementsShowing(edits)
  if (element) return element.focus()
  const edit = edits[0]!
  openPanel([edit.file, ...edit.path].join('.'))
}
