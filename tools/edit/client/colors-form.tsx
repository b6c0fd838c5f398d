import { useId } from 'react'
import { labelOf } from '../label.ts'
import type { Color, Edit } from '../protocol.ts'
import { hexOf } from './color.ts'
import { choose, fieldEvents } from './field-events.ts'
import { keep, unsavedOf, useStore } from './store.ts'

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
  const { edits = editTo(saved), message = '' } = unsavedOf(editTo(saved)) ?? {}
  const color = edits[0]!.value as Color
  // A colour that is the same in both themes stays so.
  const isOne = saved.light === saved.dark
  const themes = isOne ? (['light'] as const) : (['light', 'dark'] as const)
  const nameOf = (theme: keyof Color) => (isOne ? 'both themes' : `${theme} theme`)
  const withTyped = (theme: keyof Color, typed: string) =>
    editTo(isOne ? { light: typed, dark: typed } : { ...color, [theme]: typed })
  const suggestion = /that works is (#[\da-f]{6})/i.exec(message)?.[1]
  const changed = themes.find((theme) => color[theme] !== saved[theme]) ?? 'light'
  return (
    <fieldset {...fieldEvents(editTo(saved))}>
      <legend>{labelOf(name)}</legend>
      <div className="edit-languages">
        {themes.map((theme) => {
          const onChange = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
            keep(withTyped(theme, target.value))
          const label = labelOf(nameOf(theme))
          return (
            <div key={theme} className="edit-buttons">
              <label htmlFor={id + theme}>{label}</label>
              <input
                id={id + theme}
                type="color"
                value={hexOf(color[theme]) ?? '#000000'}
                onChange={onChange}
              />
              <input
                type="text"
                aria-label={`${label}, #rrggbb`}
                value={color[theme]}
                onChange={onChange}
              />
            </div>
          )
        })}
      </div>
      <div role="alert">{message}</div>
      {suggestion && (
        <button type="button" onClick={() => choose(withTyped(changed, suggestion))}>
          Use {suggestion} for {name.replaceAll('-', ' ')}, {nameOf(changed)}
        </button>
      )}
    </fieldset>
  )
}
