import { useId } from 'react'
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
  const id = useId()
  const editTo = (value: Color): Edit[] => [{ color: name, was: saved, value }]
  const unsaved = unsavedOf(editTo(saved))
  const color = (unsaved?.edits[0]?.value ?? saved) as Color
  const isOne = saved.light === saved.dark
  // A colour that is the same in both themes stays so.
  const withTyped = (theme: keyof Color, typed: string) =>
    editTo(isOne ? { light: typed, dark: typed } : { ...color, [theme]: typed })
  const commit = async (theme: keyof Color, typed = color[theme]) => {
    const hex = hexOf(typed)
    const edits = withTyped(theme, hex ?? typed)
    const { light, dark } = edits[0]!.value as Color
    if (light === saved.light && dark === saved.dark) return forget(edits)
    if (!hex) return keep(edits, { message: notAColor(typed) })
    const result = await save(edits)
    update({ status: result.ok ? savedIn(result.files) : 'Not saved yet.' })
  }
  const press = (event: React.KeyboardEvent, theme: keyof Color) => {
    if (event.key === 'Enter') commit(theme)
    if (event.key !== 'Escape' || !unsaved) return
    // Only the field, not the panel.
    event.preventDefault()
    event.stopPropagation()
    forget(unsaved.edits)
  }
  const message = unsaved?.message ?? ''
  const suggestion = /that works is (#[\da-f]{6})/i.exec(message)?.[1]
  const changed = themes.find((theme) => color[theme] !== saved[theme]) ?? 'light'
  return (
    <fieldset>
      <legend>{labelOf(name)}</legend>
      <div className="edit-languages">
        {(isOne ? (['light'] as const) : themes).map((theme) => {
          const label = isOne ? 'Both themes' : `${labelOf(theme)} theme`
          const shared = {
            onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
              keep(withTyped(theme, target.value), { message: '', reason: 'typed' }),
            onBlur: () => unsaved?.reason === 'typed' && commit(theme),
            onKeyDown: (event: React.KeyboardEvent) => press(event, theme),
          }
          return (
            <div key={theme} className="edit-buttons">
              <label htmlFor={id + theme}>{label}</label>
              <input
                {...shared}
                id={id + theme}
                type="color"
                value={hexOf(color[theme]) ?? '#000000'}
              />
              <input
                {...shared}
                type="text"
                aria-label={`${label}, #rrggbb`}
                value={color[theme]}
              />
            </div>
          )
        })}
      </div>
      <div role="alert">{message}</div>
      {suggestion && (
        <button type="button" onClick={() => commit(changed, suggestion)}>
          Use {suggestion} for {name.replaceAll('-', ' ')},{' '}
          {isOne ? 'both themes' : `${changed} theme`}
        </button>
      )}
    </fieldset>
  )
}

const notAColor = (text: string) =>
  `“${text}” is not an opaque colour. Write one like #1f6feb, rgb(31 111 235) or teal.`

let canvas: CanvasRenderingContext2D | undefined

/** #rrggbb of any opaque colour that the browser knows. */
function hexOf(text: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase()
  canvas ??= document.createElement('canvas').getContext('2d')!
  const drawn = ['#000000', '#ffffff'].map((before) => {
    canvas!.fillStyle = before
    // Stays as it was if this is not a colour.
    canvas!.fillStyle = text.trim()
    return String(canvas!.fillStyle)
  })
  return drawn[0] === drawn[1] && /^#[\da-f]{6}$/.test(drawn[0]!) ? drawn[0] : undefined
}
