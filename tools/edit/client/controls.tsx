import { icons } from 'lucide'
import { createElement, useEffect, useId, useRef, useState } from 'react'
import { iconName } from '../../../content/schema/icon-name.ts'
import type { FormField } from '../forms.ts'
import { readTyped, showInvisible } from '../invisible.ts'
import type { Refusal } from './source.ts'
import { unsaved } from './store.ts'

export type ControlProps = {
  label: string
  /** Below the control: limits, whether it is translated. */
  hint?: string | undefined
  value: unknown
  save: (value: unknown, base: unknown) => Promise<Refusal>
}

const textOf = (value: unknown) => (value === undefined ? '' : showInvisible(String(value)))

type TextProps = ControlProps & {
  multiline?: boolean
  lang?: string
  /** Of what is typed: the value to save. */
  parse: (text: string) => unknown
}

/** A field for a text, saved by Enter and on leaving it. Escape restores it. */
export function TextControl({ label, hint, value, save, multiline, lang, parse }: TextProps) {
  const id = useId()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const shown = textOf(value)
  /** What was in the field before it was changed. */
  const base = useRef(value)
  const isSaving = useRef(false)
  const [message, setMessage] = useState('')
  const isChanged = () => input.current!.value !== textOf(base.current)
  // The value may change elsewhere. What is being typed stays.
  useEffect(() => {
    const element = input.current!
    if (unsaved.has(element) || isSaving.current) return
    base.current = value
    element.value = shown
  }, [value, shown])
  useEffect(() => {
    const element = input.current!
    return () => void unsaved.delete(element)
  }, [])
  const settle = (text = '') => {
    unsaved.delete(input.current!)
    setMessage(text)
  }
  const commit = async () => {
    const element = input.current!
    if (!isChanged()) return settle()
    const typed = parse(readTyped(element.value, base.current))
    unsaved.delete(element)
    isSaving.current = true
    const refusal = await save(typed, base.current)
    isSaving.current = false
    if (refusal.message) {
      if (element.isConnected) unsaved.add(element)
      if (refusal.changedElsewhere) base.current = refusal.now
      return setMessage(refusal.message)
    }
    base.current = typed
    settle()
  }
  const shared = {
    ref: input,
    id,
    lang,
    defaultValue: shown,
    'aria-invalid': message !== '',
    'aria-describedby': `${id}-hint ${id}-message`,
    onInput: () => (isChanged() ? unsaved.add(input.current!) : settle()),
    onBlur: commit,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault()
        commit()
      } else if (event.key === 'Escape' && isChanged()) {
        // Only the field, not the panel.
        event.preventDefault()
        event.stopPropagation()
        base.current = value
        input.current!.value = shown
        settle()
      }
    },
  }
  return (
    <Control {...{ id, label, hint, message }}>
      {multiline ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
    </Control>
  )
}

export function Control(props: {
  id: string
  label: string
  hint?: string | undefined
  message: string
  children: React.ReactNode
}) {
  const { id, label, hint, message, children } = props
  return (
    <div className="edit-control">
      <label htmlFor={id}>{label}</label>
      {children}
      <small id={`${id}-hint`}>{hint}</small>
      <div id={`${id}-message`} role="alert">
        {message}
      </div>
    </div>
  )
}

type Choice = string | number

/** A field for one of several values, saved at once. */
export function ChoiceControl(props: ControlProps & { options: Choice[]; optional: boolean }) {
  const { label, hint, value, save, options, optional } = props
  const id = useId()
  const [message, setMessage] = useState('')
  return (
    <Control {...{ id, label, hint, message }}>
      <select
        id={id}
        value={String(value ?? '')}
        aria-describedby={`${id}-message`}
        onChange={async ({ target }) => {
          const chosen = options.find((option) => String(option) === target.value)
          setMessage((await save(chosen, value)).message)
        }}
      >
        {(optional || value === undefined) && <option value="">none</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Control>
  )
}

/** The line colours as swatches. */
export function LineControl({ label, value, save }: ControlProps) {
  const name = useId()
  const [message, setMessage] = useState('')
  return (
    <fieldset className="edit-swatches">
      <legend>{label}</legend>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
        <label
          key={line}
          style={{ background: `var(--color-line-${line})`, color: 'var(--color-on-line)' }}
        >
          <input
            type="radio"
            name={name}
            checked={value === line}
            onChange={async () => setMessage((await save(line, value)).message)}
          />
          {line}
        </label>
      ))}
      <div role="alert">{message}</div>
    </fieldset>
  )
}

const iconNames = Object.entries(icons).map(([component, shapes]) => ({
  name: iconName(component),
  shapes,
}))
const mostIcons = 48

/** A search in the icons, and those that it finds. */
export function IconControl({ label, value, save }: ControlProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [message, setMessage] = useState('')
  const current = iconNames.filter(({ name }) => name === value)
  const found = iconNames.filter(
    ({ name }) => words && name.includes(words.trim().toLowerCase().replaceAll(' ', '-')),
  )
  return (
    <fieldset className="edit-icons">
      <legend>{label}</legend>
      <Control
        {...{
          id,
          label: `Search icons (now ${value})`,
          message,
          hint: 'Names are those of lucide.dev/icons.',
        }}
      >
        <input
          id={id}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Control>
      {[...current, ...found.filter(({ name }) => name !== value).slice(0, mostIcons)].map(
        ({ name, shapes }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={name === value}
            onClick={async () => setMessage((await save(name, value)).message)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              {shapes.map(([shape, attributes], index) =>
                createElement(shape, { key: index, ...attributes }),
              )}
            </svg>
          </button>
        ),
      )}
    </fieldset>
  )
}

/** A field's limits, in words. */
export function hintOf(form: FormField): string {
  if (form.kind === 'number' && form.min !== undefined && form.max !== undefined)
    return `From ${form.min} to ${form.max}.`
  if (form.kind !== 'text') return ''
  const names = form.placeholders.map((name) => `{${name}}`).join(', ')
  return [form.max && `At most ${form.max} characters.`, names && `The page fills in ${names}.`]
    .filter(Boolean)
    .join(' ')
}
