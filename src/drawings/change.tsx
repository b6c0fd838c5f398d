import { Drawing } from './drawing.tsx'

/**
 * Draws a change in percent. The ring is the level before; a wide line leads to a higher level, dots lead back to a lower
 * one. Decorative: the text says the same.
 *
 * @param to the level after, in percent of the level before
 * @param most the highest level of all drawn figures
 */
export function Change({ to, most }: { to: number; most: number }) {
  const at = (level: number) => Math.round(14 + (level / most) * 272)
  const change = `M${at(100)} 20H${at(to)}`
  return (
    <Drawing viewBox="0 -6 300 52" isPrinted>
      <path strokeWidth="6" d={`M3 20H${at(Math.min(100, to))}`} />
      {to > 100 ? (
        <path strokeWidth="20" d={change} />
      ) : (
        <path strokeWidth="6" strokeDasharray="0 14" d={change} />
      )}
      <circle cx={at(100)} cy="20" r="14" />
    </Drawing>
  )
}
