import { Person } from '../person.tsx'

/** A line turns to dots and stops at an interchange, from where a person continues. */
export function HandOver() {
  return (
    <>
      <path data-line="1" d="M20 46H38L122 130H132" />
      <path data-line="1" d="M154 130h0M175 130h0M196 130h0" />
      <path d="M300 130H336L420 214H448" />
      <circle data-full="" cx="450" cy="214" r="13" />
      <g data-sign="person" transform="translate(258 130) scale(2.1)">
        <Person />
      </g>
    </>
  )
}
