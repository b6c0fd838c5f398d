import { Drawing } from './drawing.tsx'

/**
 * What a figure in percent says of before and after: the ring is where it stood before. From there a wide line leads to
 * where it rose, or dots lead back to where it fell. Decorative: the title and the basis say it.
 *
 * @param most the highest level of all figures beside each other, in percent of the level before
 */
export function Change({ from, to, most }: { from: number; to: number; most: number }) {
  const at = (level: number) => Math.round(14 + (level / most) * 272)
  return (
    <Drawing viewBox="0 -6 300 52">
      <path strokeWidth="6" d={`M3 20H${at(Math.min(from, to))}`} />
      {to > from ? (
        <path strokeWidth="20" d={`M${at(from)} 20H${at(to)}`} />
      ) : (
        <path strokeDasharray="0 14" strokeWidth="6" d={`M${at(from)} 20H${at(to)}`} />
      )}
      <circle cx={at(from)} cy="20" r="14" />
    </Drawing>
  )
}
