import { useEffect, useId, useRef, useState } from 'react'
import { labelOf } from '../label.ts'
import type { Color } from '../protocol.ts'
import { perform } from './store.ts'

const themes = ['light', 'dark'] as const

/** All colours, in both themes. Each is checked for its contrast before it is saved. */
export const ColorsForm = ({ colors }: { colors: Record<string, Color> }) => (
  <form aria-label="Colours" onSubmit={(event) => event.preventDefault()}>
    {Object.entries(colors).map(([name, color]) => (
      <ColorField key={name} name={name} color={color} />
    ))}
  </form>
)

function ColorField({ name, color }: { name: string; color: Color }) {
  const [message, setMessage] = useState('')
  const [theme, setTheme] = useState<keyof Color>('light')
  const save = async (changed: keyof Color, value: string) => {
    // A colour that is the same in both themes stays so.
    const isOne = color.light === color.dark
    const to = isOne ? { light: value, dark: value } : { ...color, [changed]: value }
    const result = await perform({ kind: 'color', name, was: color, value: to })
    setTheme(changed)
    setMessage(result.ok ? '' : result.message)
    return result.ok
  }
  const suggestion = message.match(/that works is (#[\da-f]{6})/i)?.[1]
  const isOne = color.light === color.dark
  return (
    <fieldset>
      <legend>{labelOf(name)}</legend>
      <div className="edit-languages">
        {(isOne ? (['light'] as const) : themes).map((each) => (
          <ColorInput
            key={each}
            label={isOne ? 'Both themes' : `${labelOf(each)} theme`}
            value={color[each]}
            save={(value) => save(each, value)}
          />
        ))}
      </div>
      <div role="alert">{message}</div>
      {suggestion && (
        <button type="button" onClick={() => save(theme, suggestion)}>
          Use {suggestion}
        </button>
      )}
    </fieldset>
  )
}

type InputProps = { label: string; value: string; save: (value: string) => Promise<boolean> }

/** The browser’s colour picker, and the same as #rrggbb. */
function ColorInput({ label, value, save }: InputProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLInputElement>(null)
  useEffect(() => {
    picker.current!.value = value
    text.current!.value = value
  }, [value])
  useEffect(() => {
    const element = picker.current!
    // React’s own change event comes with each movement in the picker.
    const choose = () => {
      text.current!.value = element.value
      save(element.value)
    }
    element.addEventListener('change', choose)
    return () => element.removeEventListener('change', choose)
  })
  const commit = () => {
    const typed = text.current!.value.trim().toLowerCase()
    if (!/^#[\da-f]{6}$/.test(typed)) text.current!.value = value
    else if (typed !== value.toLowerCase()) {
      picker.current!.value = typed
      save(typed)
    }
  }
  return (
    <div className="edit-color">
      <label htmlFor={id}>{label}</label>
      <input ref={picker} id={id} type="color" defaultValue={value} />
      <input
        ref={text}
        type="text"
        aria-label={`${label}, #rrggbb`}
        defaultValue={value}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </div>
  )
}
