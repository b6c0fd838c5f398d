import { Person } from '../person.tsx'

/** Three lines meet where a person decides: one continues, two are held. */
export function Brake() {
  return (
    <>
      <g data-scheme="dark">
        <path data-line="1" d="M14 70H118L178 130H226" />
        <path data-line="2" d="M14 160H440" />
        <path data-line="3" d="M14 250H118L178 190H226" />
        <path data-line="1" strokeDasharray="0 24" d="M344 130H362L422 70H466" />
        <path data-line="3" strokeDasharray="0 24" d="M344 190H362L422 250H466" />
        <path data-line="2" strokeWidth="32" d="M448 160h0" />
      </g>
      <g data-sign="brake" transform="translate(270 160) scale(2.3)">
        <Person />
      </g>
    </>
  )
}
