/** A day from noon to noon, with the night in the middle and a line running through it. */
export function Night() {
  return (
    <>
      {/* Dark in both themes, like the departures board. */}
      <path
        fill="var(--color-board)"
        strokeWidth="8"
        d="M147 22H333A14 14 0 0 1 347 36V184A14 14 0 0 1 333 198H147A14 14 0 0 1 133 184V36A14 14 0 0 1 147 22Z"
      />
      <path
        fill="var(--color-board-ink)"
        stroke="none"
        d="M291.6 50.1A34 34 0 1 0 322.6 93.5A27 27 0 1 1 291.6 50.1Z"
      />
      <path data-line="1" d="M20 146H460" />
      <circle cx="72" cy="146" r="13" />
      <path stroke="var(--color-board-ink)" strokeWidth="34" d="M280 146h0" />
      <path stroke="var(--color-board)" strokeWidth="18" d="M280 146h0" />
      <circle cx="408" cy="146" r="13" />
      <path strokeDasharray="0 1" strokeWidth="6" pathLength="24" d="M26 230H454" />
      <path strokeDasharray="0 1" strokeWidth="14" pathLength="10" d="M150.8 230H329.2" />
    </>
  )
}
