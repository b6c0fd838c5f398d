import { useEffect, useId, useRef } from 'react'
import { labelOf } from '../label.ts'
import type { Color, Edit } from '../protocol.ts'
import { save, savedIn } from './changes.ts'
import { forget, keep, unsavedOf, update, useStore } from './store.ts'

const themes = ['light', 'dark'] as const

/** All colours, in both themes. Each is checked for its contrast before it is saved. */
export const ColorsForm = ({ colors }: { colors: Record<string, Color> }) => (
  <form noValidate aria-label="Colours" onSubmit={(event) => event.preventDefault()}>
    {Object.entries(colors).map(([name, color]) => (
      <ColorField key={name} name={name} saved={color} />
    ))}
  </form>
)

function ColorField({ name, saved }: { name: string; saved: Color }) {
  useStore()
  const editTo = (value: Color): Edit[] => [{ color: name, was: saved, value }]
  const unsaved = unsavedOf(editTo(saved))
  const color = (unsaved?.edits[0]?.value ?? saved) as Color
  const isOne = saved.light === saved.dark
  const set = async (theme: keyof Color, typed: string) => {
    const hex = hexOf(typed)
    // A colour that is the same in both themes stays so.
    const value = isOne
      ? { light: hex ?? typed, dark: hex ?? typed }
      : { ...color, [theme]: hex ?? typed }
    const edits = editTo(value)
    if (value.light === saved.light && value.dark === saved.dark) return forget(edits)
    if (!hex) return keep(edits, { reason: 'typed', message: notAColor(typed) })
    const result = await save(edits)
    update({ status: result.ok ? savedIn(result.files) : 'Not saved yet.' })
  }
  const message = unsaved?.message ?? ''
  const suggestion = /that works is (#[\da-f]{6})/i.exec(message)?.[1]
  const changed = themes.find((theme) => color[theme] !== saved[theme]) ?? 'light'
  return (
    <fieldset>
      <legend>{labelOf(name)}</legend>
      <div className="edit-languages">
        {(isOne ? (['light'] as const) : themes).map((theme) => (
          <ColorInput
            key={theme}
            label={isOne ? 'Both themes' : `${labelOf(theme)} theme`}
            value={color[theme]}
            set={(value) => set(theme, value)}
            restore={() => forget(editTo(saved))}
          />
        ))}
      </div>
      <div role="alert">{message}</div>
      {suggestion && (
        <button type="button" onClick={() => set(changed, suggestion)}>
          Use {suggestion} for {name.replaceAll('-', ' ')},{' '}
          {isOne ? 'both themes' : `${changed} theme`}
        </button>
      )}
    </fieldset>
  )
}

const notAColor = (text: string) =>
  `“${text}” is not an opaque colour. Write one like #1f6feb, rgb(31 111 235) or teal.`

/** #rrggbb of any opaque colour that the browser knows. */
export function hexOf(text: string): string | undefined {
  const canvas = document.createElement('canvas').getContext('2d')!
  const drawn = ['#000000', '#ffffff'].map((before) => {
    canvas.fillStyle = before
    // Stays as it was if this is not a colour.
    canvas.fillStyle = text.trim()
    return canvas.fillStyle
  })
  return drawn[0] === drawn[1] && /^#[\da-f]{6}$/.test(drawn[0]!) ? drawn[0] : undefined
}

type InputProps = {
  label: string
  value: string
  set: (value: string) => void
  restore: () => void
}

/** The browser’s colour picker, and the same as a text. */
function ColorInput({ label, value, set, restore }: InputProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLInputElement>(null)
  useEffect(() => {
    picker.current!.value = hexOf(value) ?? picker.current!.value
    text.current!.value = value
  }, [value])
  useEffect(() => {
    const element = picker.current!
    // React’s own change event comes with each movement in the picker.
    const choose = () => set(element.value)
    element.addEventListener('change', choose)
    return () => element.removeEventListener('change', choose)
  })
  const commit = () => text.current!.value !== value && set(text.current!.value)
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') set(text.current!.value)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    text.current!.value = value
    restore()
  }
  return (
    <div className="edit-buttons">
      <label htmlFor={id}>{label}</label>
      <input ref={picker} id={id} type="color" defaultValue={value} />
      <input
        ref={text}
        type="text"
        aria-label={`${label}, #rrggbb`}
        defaultValue={value}
        onBlur={commit}
        onKeyDown={press}
      />
    </div>
  )
}
