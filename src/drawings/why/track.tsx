import { Person } from '../person.tsx'

/** An answer, traced back past the person who decided to the page that it started from. */
export function Track() {
  return (
    <>
      <path
        data-full=""
        d="M244 40A16 16 0 0 1 260 24H444A16 16 0 0 1 460 40V148L436 124H260A16 16 0 0 1 244 108Z"
      />
      <path data-empty="" d="M280 60H424M280 90H366" />
      <path data-full="" d="M22 144H104L136 176V298H22Z" />
      <path data-empty="" d="M50 184H82M50 214H108" />
      <path d="M380 124V186L316 250H90" />
      <circle cx="380" cy="168" r="15" />
      <circle data-inside="" cx="79" cy="250" r="15" />
      <path data-empty="" d="M104 250H132" />
      <g data-sign="person" transform="translate(236 250) scale(1.4)">
        <Person />
      </g>
    </>
  )
}
