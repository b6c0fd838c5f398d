import { descriptionId, errorId, type FieldTemplateProps, type RJSFSchema } from '@rjsf/utils'
import type { KeyboardEvent, ReactNode } from 'react'
import { labelOf } from '../names.ts'
import type { Path, Place } from '../protocol.ts'
import type { Schema } from '../schema.ts'
import { hasWords } from '../values.ts'
import { choose, commit, stillRight } from './changes.ts'
import { languagesOf, typedAt } from './contents.ts'
import { editsTo, isUnfinished, withVisible } from './edits.ts'
import { isInside, isSame, keyOf } from './places.ts'
import { forget, getStore, keep, type Unsaved, unsavedOf, useFromStore } from './store.ts'
import { isSeveral } from './widgets.tsx'

export type FormContext = {
  file: string
  /** The paths of the values to show, if not all. */
  shown?: string[] | undefined
}

export const isLeaf = ({ properties, items, oneOf, additionalProperties }: Schema) =>
  !properties && !items && !oneOf && !additionalProperties

/** Whether each language has its own value. */
export const isWords = (schema: Schema) => isLeaf(schema) && !schema.shared

/** A text is complete when its field is left. */
export function changeValue(place: Place, value: unknown, id: string) {
  const { activeElement } = document
  const isText = activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])')
  const edits = editsTo(place, value)
  // A colour has a second input.
  if (isText && activeElement?.id.startsWith(id)) keep(edits)
  else choose(edits)
}

/** For the element around a text field: saves it when it is left or Enter is pressed; Escape restores it. */
const fieldEvents = (places: Place[]) => {
  /** What was refused is sent again only if the provider wants that. */
  const saveTyped = (isAgain = false) => {
    const typed = unsavedOf(places)
    if (typed && (typed.reason === 'typed' || isAgain) && !isUnfinished(typed.edits))
      commit(typed.edits)
  }
  return {
    onBlur: () => saveTyped(),
    onKeyDown(event: KeyboardEvent) {
      const input = event.target as HTMLElement
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && input.matches('input')) {
        event.preventDefault()
        saveTyped(true)
      } else if (event.key === 'Escape' && unsavedOf(places)) {
        // Only the field, not the panel.
        event.preventDefault()
        event.stopPropagation()
        forget(places)
      }
    },
  }
}

const labelAt = (path: Path) => {
  const key = path.at(-1)!
  return typeof key === 'number' ? `${key + 1}` : labelOf(key)
}

/** Groups with a value to show, and what is in those to show. */
export function isShown(path: Path, { shown }: FormContext): boolean {
  const place = path.join('.')
  const isPart = (each: string) => isInside(each, place) || isInside(place, each)
  return !shown || place === '' || shown.some(isPart)
}

/** What is wrong at a place, or with a group in any language. */
const useMistake = ({ file, path, language }: Partial<Place>) =>
  useFromStore(({ unsaved }) =>
    unsaved
      .flatMap(mistakesIn)
      .filter((each) => each.file === file && isSame(each.path, path))
      .filter((each) => !language || each.language === language)
      .map(({ message }) => message)
      .join(' '),
  )

/** Each mistake at its place, or else where the edit is that was refused. */
function mistakesIn({ edits: [edit], problems, message }: Unsaved) {
  if (!edit) return []
  const inside = problems.flatMap(({ at, message }) =>
    at?.file === edit.file ? [{ ...at, message: `This ${message}` }] : [],
  )
  return inside.length > 0 ? inside : [{ ...edit, message }]
}

type ControlProps = { id: string; place: Place; label: string; schema: Schema; children: ReactNode }

function Control({ id, place, label, schema, children }: ControlProps) {
  const mistake = useMistake(place)
  const suggestion = /that works is (#\w{6})/.exec(mistake)?.[1]
  const field = (
    <>
      {children}
      {schema.description && <small id={descriptionId(id)}>{schema.description}</small>}
      <div id={errorId(id)} role="alert">
        {mistake}
      </div>
      {suggestion && (
        <button type="button" onClick={() => choose(editsTo(place, suggestion))}>
          Use {suggestion}
        </button>
      )}
    </>
  )
  return isSeveral(schema) ? (
    <fieldset data-value={place.path.join('.')}>
      <legend>{label}</legend>
      {field}
    </fieldset>
  ) : (
    <div className="stack" data-value={place.path.join('.')} {...fieldEvents([place])}>
      {schema.type !== 'boolean' && <label htmlFor={id}>{label}</label>}
      {field}
    </div>
  )
}

/** Whether a text is missing in a translation, or the same as in the first language. */
export function missingNote(value: unknown, original: unknown, first: string): string {
  if (original === undefined) return ''
  if (value === undefined) return 'Missing.'
  return hasWords(String(value)) && value === original ? `Same as in ${first}.` : ''
}

export const isAged = (place: Place) =>
  getStore().state!.aged.some((each) => keyOf(each) === keyOf(place))

type TranslationProps = Omit<ControlProps, 'children'> &
  Pick<FieldTemplateProps, 'registry' | 'formData'> & { name: string }

function Translation({ registry, formData: original, name, ...control }: TranslationProps) {
  const { id, place, schema } = control
  const value = useFromStore(() => withVisible(typedAt(place), name) as string | undefined)
  const isOld = useFromStore(() => isAged(place))
  const first = languagesOf(place.file)[0]!.name
  const StringField = registry.fields.StringField!
  return (
    <div>
      <Control {...control}>
        <StringField
          {...{ registry, name, schema: schema as RJSFSchema }}
          fieldPathId={{ $id: id, path: place.path }}
          formData={value}
          onChange={(typed: unknown) => changeValue(place, typed, id)}
          onBlur={() => {}}
          onFocus={() => {}}
        />
      </Control>
      <small>
        {missingNote(value, original, first)}
        {isOld && (
          <>
            The {first} has changed since.{' '}
            <button type="button" onClick={() => stillRight(place)}>
              It is still right
            </button>
          </>
        )}
      </small>
    </div>
  )
}

/** A value in each language, or a group. */
export function Field({ id, fieldPathId: { path }, children, ...props }: FieldTemplateProps) {
  const { registry, formData, label: name } = props
  const schema = props.schema as Schema
  const { file }: FormContext = registry.formContext
  const languages = languagesOf(file)
  const mistake = useMistake({ file, path })
  if (schema.const === schema.default && schema.const !== undefined) return null
  if (!isShown(path, registry.formContext)) return null
  if (!isLeaf(schema))
    return (
      <div className="stack" data-value={path.join('.')}>
        {children}
        {!schema.oneOf && <div role="alert">{mistake}</div>}
      </div>
    )
  const [first, ...others] = languages.map((language) => ({
    id: language === languages[0] ? id : `${id}.${language.code}`,
    place: { language: language.code, file, path },
    label: isWords(schema) && languages[1] ? `${labelAt(path)}, ${language.name}` : labelAt(path),
  }))
  const control = (
    <Control {...first!} schema={schema}>
      {children}
    </Control>
  )
  if (!isWords(schema) || others.length === 0) return control
  return (
    <div className="fit edit-languages">
      {control}
      {others.map((other) => (
        <Translation key={other.id} {...other} {...{ schema, registry, formData, name }} />
      ))}
    </div>
  )
}
