import { getDefaultRegistry } from '@rjsf/core'
import type { WidgetProps } from '@rjsf/utils'
import { icons } from 'lucide'
import { createElement, useId, useState } from 'react'
import { iconName } from '../../../src/content/icon-name.ts'
import { maxLineLength, type Schema } from '../schema.ts'
import { languagesOf } from './contents.ts'
import type { FormContext } from './field.tsx'
import { preview, sendPicture } from './server.ts'
import { getStore, update } from './store.ts'

const { SelectWidget, TextWidget, TextareaWidget } = getDefaultRegistry().widgets

const isLineColor = ({ enum: choices }: Schema) =>
  choices?.length === 8 && typeof choices[0] === 'number'
const isIcon = ({ enum: choices = [] }: Schema) => choices.length > 100

/** Whether a value has several controls. */
export const isSeveral = (schema: Schema) => isLineColor(schema) || isIcon(schema)

function Select(props: WidgetProps) {
  const Widget = isLineColor(props.schema as Schema)
    ? Line
    : isIcon(props.schema as Schema)
      ? Icon
      : SelectWidget!
  return <Widget {...props} />
}

function Text(props: WidgetProps) {
  const isLong = (props.schema.maxLength ?? 0) > maxLineLength
  const Widget = props.name === 'body' ? Markdown : isLong ? TextareaWidget! : TextWidget!
  // A number field drops the comma of “12,5”, and 125 would be saved.
  return <Widget {...props} options={{ ...props.options, inputType: 'text' }} />
}

function Color(props: WidgetProps) {
  const { id, value, label, onChange } = props
  const Input = TextWidget!
  return (
    <div className="row">
      <Input {...props} />
      <input
        id={`${id}.pick`}
        type="color"
        aria-label={`Pick ${label}`}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

function Line({ id, value, onChange }: WidgetProps) {
  const services = getStore().state!.languages[0]!.files.services as { line: number }[]
  const taken = services.map(({ line }) => line).filter((line) => line !== value)
  return (
    <div className="row">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
        <label
          key={line}
          style={{ background: `var(--color-line-${line})`, color: 'var(--color-on-line)' }}
        >
          <input type="radio" name={id} checked={value === line} onChange={() => onChange(line)} />
          {line}
          {taken.includes(line) && ' (taken)'}
        </label>
      ))}
    </div>
  )
}

const iconNames = Object.entries(icons).map(([component, shapes]) => ({
  name: iconName(component),
  shapes,
}))
const mostIcons = 48
const look = { viewBox: '0 0 24 24', width: 24, fill: 'none', stroke: 'currentColor' }

function Icon({ value, onChange }: WidgetProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase().replaceAll(' ', '-')
  const found = iconNames.filter(({ name }) => name !== value && wanted && name.includes(wanted))
  const current = iconNames.filter(({ name }) => name === value)
  return (
    <div className="row">
      <label htmlFor={id}>Search icons (now {value})</label>
      <input
        id={id}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {[...current, ...found.slice(0, mostIcons)].map(({ name, shapes }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={name === value}
          onClick={() => onChange(name)}
        >
          <svg {...look} strokeWidth="2" aria-hidden="true">
            {shapes.map(([shape, attributes], index) =>
              createElement(shape, { key: index, ...attributes }),
            )}
          </svg>
        </button>
      ))}
    </div>
  )
}

/** Markdown, with a preview. A picture that is dropped into it is added to the project. */
function Markdown({ id, value = '', onChange, registry }: WidgetProps) {
  const { file }: FormContext = registry.formContext
  const languages = languagesOf(file)
  const [shown, setShown] = useState<{ html?: string; message?: string }>()
  const language = languages.find(({ code }) => id.endsWith(`.${code}`)) ?? languages[0]!
  const show = async () => {
    const answer = await preview({ language: language.code, file, body: value })
    setShown(
      'html' in answer
        ? answer
        : { message: answer.problems.map(({ where, message }) => `${where} ${message}`).join(' ') },
    )
  }
  const drop = async (event: React.DragEvent<HTMLTextAreaElement>) => {
    const [picture] = event.dataTransfer.files
    if (!picture) return
    event.preventDefault()
    const { selectionStart: at } = event.currentTarget
    const answer = await sendPicture(picture)
    if ('error' in answer) return update({ status: `The picture ${answer.error}` })
    update({
      status: `The picture is in content/pictures/${answer.name}. Describe it between the brackets.`,
    })
    onChange(`${value.slice(0, at)}![](../../pictures/${answer.name})${value.slice(at)}`)
  }
  return (
    <>
      <textarea
        id={id}
        rows={20}
        value={value}
        aria-describedby={`${id}__description ${id}__error`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // It would restore the text: too much to lose by a key.
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <button type="button" aria-label={`Preview, ${language.name}`} onClick={show}>
        Preview
      </button>
      {shown?.message && <div role="alert">{shown.message}</div>}
      {shown?.html && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it, without raw HTML
        <div className="edit-preview" dangerouslySetInnerHTML={{ __html: shown.html }} />
      )}
    </>
  )
}

export const widgets = { SelectWidget: Select, TextWidget: Text, ColorWidget: Color }
