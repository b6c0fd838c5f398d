import type { MouseEvent } from 'react'

type Press = MouseEvent<HTMLButtonElement>

type EntryButtonsProps = {
  /** `Cards, 1 of 4` */
  label: string
  at: number
  count: number
  min: number
  canAdd: boolean
  move: (to: number, event: Press) => void
  add: (event: Press) => void
  remove: (event: Press) => void
}

/** Buttons that move, copy and remove an entry of a list. */
export function EntryButtons({ label, at, count, min, canAdd, ...does }: EntryButtonsProps) {
  const { move, add, remove } = does
  const buttons = [
    ['Move up', '↑', at > 0, (event: Press) => move(at - 1, event)],
    ['Move down', '↓', at < count - 1, (event: Press) => move(at + 1, event)],
    ['Add after', 'Add', canAdd, add],
    ['Remove', 'Remove', count > min, remove],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form
    <div role="group" aria-label={label} className="edit-buttons">
      {buttons.map(([name, text, isPossible, press]) => (
        <button
          key={name}
          type="button"
          aria-label={`${name}: ${label}`}
          disabled={!isPossible}
          onClick={press}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
