import type { SVGProps } from 'react'
import { Drawing } from './drawing.tsx'

/** The one drawing of a person: head and shoulders, 24 by 39 units, centred on 0 0. Its colours are in ui/line.css. */
export const Person = (path: SVGProps<SVGPathElement>) => (
  <path data-sign="person" d="M0-19a8 8 0 1 1-.1 0zM-12 20V16a12 12 0 0 1 24 0v4z" {...path} />
)

/** By itself, beside text. */
export const PersonSign = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="-13 -20 26 41" data-printed="" aria-hidden="true">
    <Person />
  </svg>
)

/** A person in an interchange, the sign for "a person decides". 44 units wide, centred on 0 0. */
export const InterchangeSign = (props: SVGProps<SVGGElement> & { height?: number }) => {
  const { height = 76, ...group } = props
  return (
    <g {...group}>
      <rect className="drawn-station" x="-22" y={-height / 2} width="44" height={height} rx="22" />
      <Person />
    </g>
  )
}

/** The interchange sign as a station: in place of a ring. */
export const InterchangeStation = () => (
  <span className="person-station">
    <Drawing viewBox="-24 -40 48 80">
      <InterchangeSign />
    </Drawing>
  </span>
)
