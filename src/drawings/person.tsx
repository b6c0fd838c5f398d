import type { SVGProps } from 'react'

/** Head and shoulders, 24 by 39 units, centred on 0 0. */
export const personPath = 'M0-19a8 8 0 1 1-.1 0zM-12 20V16a12 12 0 0 1 24 0v4z'

/** A person in an interchange, the sign for "a person decides". 44 by 76 units, centred on 0 0. */
export const Person = (group: SVGProps<SVGGElement>) => (
  <g data-sign="person" {...group}>
    <rect className="drawn-station" x="-22" y="-38" width="44" height="76" rx="22" />
    <path d={personPath} />
  </g>
)
