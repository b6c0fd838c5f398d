/** A line runs through the night, with two jobs in it, to the list in the morning. */
export function Night() {
  return (
    <>
      {/* Dark in both themes. */}
      <path fill="var(--color-board)" d="M76 16H316V244H76Z" />
      <path
        fill="var(--color-board-ink)"
        stroke="none"
        d="M246 46A34 34 0 1 0 277 89A27 27 0 1 1 246 46Z"
      />
      <path data-line="1" d="M-999 214H2e3" />
      <circle cx="30" cy="214" r="13" />
      <circle cx="142" cy="214" r="13" />
      <circle cx="238" cy="214" r="13" />
      <path d="M404 214V150M348 150V24H430L460 54V150Z" />
      <path d="M384 66h0m26 0h10M384 94h0m26 0h10M384 122h0m26 0h10" />
      <circle cx="404" cy="214" r="13" />
    </>
  )
}
