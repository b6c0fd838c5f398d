import { useId, useState } from 'react'
import type { FormField } from '../forms.ts'
import { labelOf } from '../label.ts'
import type { Path } from '../protocol.ts'
import {
  ChoiceControl,
  Control,
  type ControlProps,
  hintOf,
  IconControl,
  LineControl,
  TextControl,
} from './controls.tsx'
import { hasParts, partsOf } from './location.ts'
import { type Draft, draftSource, emptyValue, type Source } from './source.ts'

type FieldProps = {
  form: FormField
  name: string
  path: Path
  source: Source
  /** Which values to show: those that a search finds. */
  isShown: (path: Path) => boolean
}

/** The fields of a value: one for each language, or a group or list of others. */
export function Field(props: FieldProps) {
  const { form, path, source, isShown } = props
  const value = source.value(source.languages[0]!.code, path)
  if (!hasParts(form)) return isShown(path) ? <Values {...props} /> : null
  if (value === undefined && form.optional) return isShown(path) ? <Absent {...props} /> : null
  const parts = partsOf(form, value).filter((part) =>
    containsShown(part.form, [...path, part.key], props),
  )
  if (parts.length === 0 && !isShown(path)) return null
  if (form.kind === 'list')
    return <Entries {...props} shown={parts.map(({ key }) => Number(key))} />
  const fields = parts.map(({ key, form }) => (
    <Field key={key} {...props} form={form} name={String(key)} path={[...path, key]} />
  ))
  if (path.length === 0) return fields
  return (
    <fieldset>
      <legend>{labelOf(props.name)}</legend>
      {form.kind === 'variants' && <Variant {...props} form={form} />}
      {fields}
      {form.optional && source.replace && <LeaveOut {...props} />}
    </fieldset>
  )
}

/** Whether any of the values in a part is shown. */
function containsShown(
  form: FormField,
  path: Path,
  props: Pick<FieldProps, 'source' | 'isShown'>,
): boolean {
  if (props.isShown(path)) return true
  const value = props.source.value(props.source.languages[0]!.code, path)
  return partsOf(form, value).some((part) => containsShown(part.form, [...path, part.key], props))
}

/** A value in each language, side by side. One that is not words is the same in all of them. */
function Values({ form, name, path, source }: FieldProps) {
  const [first] = source.languages
  const languages = form.shared ? [first!] : source.languages
  const original = source.value(first!.code, path)
  const label = typeof path.at(-1) === 'number' ? `${Number(path.at(-1)) + 1}` : labelOf(name)
  return (
    <div className="edit-languages" data-value={path.join('.')}>
      {languages.map(({ code, name: language }) => {
        const value = source.value(code, path)
        const missing = code === first!.code ? '' : missingNote(value, original, first!.name, form)
        return (
          <Value
            key={code}
            form={form}
            lang={form.shared ? '' : code}
            label={languages.length > 1 ? `${label}, ${language}` : label}
            hint={[missing, hintOf(form)].filter(Boolean).join(' ')}
            value={value}
            save={(to, base) => source.set(code, path, to, base)}
          />
        )
      })}
    </div>
  )
}

/** Whether a text is missing in a translation, or the same as in the first language. */
export function missingNote(
  value: unknown,
  original: unknown,
  first: string,
  form: FormField,
): string {
  if (original === undefined) return ''
  if (value === undefined) return 'Missing.'
  const hasWords = form.kind === 'text' && /\p{L}{2}/u.test(String(value).replace(/\{\w+\}/g, ''))
  return hasWords && !form.formatted && value === original ? `Same as in ${first}.` : ''
}

function Value({ form, lang, ...props }: ControlProps & { form: FormField; lang: string }) {
  switch (form.kind) {
    case 'choice':
      return <ChoiceControl {...props} options={form.options} optional={form.optional} />
    case 'icon':
      return <IconControl {...props} />
    case 'line':
      return <LineControl {...props} />
    case 'number':
      return (
        <TextControl
          {...props}
          parse={(text) => (text === '' || Number.isNaN(Number(text)) ? text : Number(text))}
        />
      )
    default:
      return (
        <TextControl
          {...props}
          lang={lang}
          multiline={form.kind === 'text' && form.multiline}
          parse={(text) => (text === '' && form.optional ? undefined : text)}
        />
      )
  }
}

function Entries(props: FieldProps & { shown: number[] }) {
  const { form, name, path, source, shown } = props
  const [message, setMessage] = useState('')
  if (form.kind !== 'list') return null
  const list = source.value(source.languages[0]!.code, path) as unknown[]
  const make = async (change: Promise<{ message: string }>) => setMessage((await change).message)
  const label = labelOf(name)
  return (
    <fieldset>
      <legend>{label}</legend>
      <div role="alert">{message}</div>
      {shown.map((at) => (
        <div key={at} className="edit-entry">
          <Field {...props} form={form.entry} name={`${label} ${at + 1}`} path={[...path, at]} />
          {/* biome-ignore lint/a11y/useSemanticElements: not fields of a form */}
          <div
            role="group"
            aria-label={`${label}, ${at + 1} of ${list.length}`}
            className="edit-buttons"
          >
            <button
              type="button"
              aria-label="Move up"
              disabled={at === 0}
              onClick={() => make(source.move(path, at, at - 1))}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label="Move down"
              disabled={at === list.length - 1}
              onClick={() => make(source.move(path, at, at + 1))}
            >
              ↓
            </button>
            <button
              type="button"
              disabled={list.length >= (form.max ?? Number.POSITIVE_INFINITY)}
              onClick={() => make(source.add(path, at))}
            >
              Add after
            </button>
            <button
              type="button"
              disabled={list.length <= form.min}
              onClick={() => make(source.remove(path, at))}
            >
              Remove
            </button>
          </div>
        </div>
      ))}
      {form.optional && source.replace && <LeaveOut {...props} />}
    </fieldset>
  )
}

/** Leaves out an optional group. */
function LeaveOut({ name, path, source }: FieldProps) {
  const [message, setMessage] = useState('')
  return (
    <div>
      <button
        type="button"
        onClick={async () => setMessage((await source.replace!(path, {})).message)}
      >
        Leave out {labelOf(name).toLowerCase()}
      </button>
      <div role="alert">{message}</div>
    </div>
  )
}

/** An optional group or list that is left out: its fields appear on demand, and are saved together. */
function Absent(props: FieldProps) {
  const [isOpen, setOpen] = useState(false)
  const label = labelOf(props.name)
  if (!props.source.replace) return null
  return (
    <fieldset>
      <legend>{label}</legend>
      {isOpen ? (
        <GroupDraft
          {...props}
          empty={(wordsOnly) => emptyValue({ ...props.form, optional: false }, wordsOnly)}
          close={() => setOpen(false)}
        />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Add {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** Chooses one of several groups, such as a drawing. The fields of another one have to be filled in first. */
function Variant(props: FieldProps & { form: FormField & { kind: 'variants' } }) {
  const { form, path, source } = props
  const id = useId()
  const [chosen, setChosen] = useState('')
  const current = String(source.value(source.languages[0]!.code, [...path, form.by]))
  if (!source.replace) return null
  const { [chosen]: variant } = form.variants
  return (
    <>
      <Control id={id} label={labelOf(form.by)} message="">
        <select
          id={id}
          value={chosen || current}
          onChange={({ target }) => setChosen(target.value === current ? '' : target.value)}
        >
          {Object.keys(form.variants).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Control>
      {variant && (
        <GroupDraft
          {...props}
          key={chosen}
          form={variant}
          empty={(wordsOnly, language) => ({
            ...(emptyValue(variant, wordsOnly) as object),
            // Words that both have.
            ...Object.fromEntries(
              partsOf(variant, {})
                .filter(({ key }) => key !== form.by)
                .map(({ key }) => [key, source.value(language, [...path, key])])
                .filter(([, value]) => typeof value === 'string'),
            ),
          })}
          close={() => setChosen('')}
        />
      )}
    </>
  )
}

type DraftProps = FieldProps & {
  empty: (wordsOnly: boolean, language: string) => unknown
  close: () => void
}

/** The fields of a group that is not in the file yet. */
function GroupDraft({ form, name, path, source, empty, close }: DraftProps) {
  const { languages } = source
  const [draft, setDraft] = useState<Draft>(() =>
    Object.fromEntries(
      (form.shared ? languages.slice(0, 1) : languages).map(({ code }, index) => [
        code,
        empty(index > 0, code),
      ]),
    ),
  )
  const [message, setMessage] = useState('')
  return (
    <div className="edit-draft">
      <Field
        form={{ ...form, optional: false }}
        name={name}
        path={[]}
        source={draftSource(languages, draft, setDraft)}
        isShown={() => true}
      />
      <div role="alert">{message}</div>
      <button
        type="button"
        onClick={async () => {
          const refusal = await source.replace!(path, draft)
          setMessage(refusal.message)
          if (!refusal.message) close()
        }}
      >
        Save {labelOf(name).toLowerCase()}
      </button>
      <button type="button" onClick={close}>
        Cancel
      </button>
    </div>
  )
}
