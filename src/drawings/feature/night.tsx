/** A day from noon to noon, with the night in the middle and a line running through it. */
export function Night() {
  return (
    <>
      {/* Dark in both themes, like the departures board. */}
      <path fill="var(--color-board)" d="M135 24H345V196H135Z" />
      <path
        fill="var(--color-board-ink)"
        stroke="none"
        d="M292 50A34 34 0 1 0 323 93A27 27 0 1 1 292 50Z"
      />
      <path data-line="1" d="M20 146H460" />
      <circle cx="72" cy="146" r="13" />
      <path stroke="var(--color-board-ink)" strokeWidth="34" d="M280 146h0" />
      <path stroke="var(--color-board)" strokeWidth="18" d="M280 146h0" />
      <circle cx="408" cy="146" r="13" />
      <path strokeDasharray="0 1" strokeWidth="6" pathLength="24" d="M26 230H454" />
      <path strokeDasharray="0 1" strokeWidth="14" pathLength="10" d="M151 230H329" />
    </>
  )
}
