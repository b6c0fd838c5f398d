/** A new line joins three existing ones. */
export function PlugIn() {
  return (
    <>
      <path data-line="1" d="M14 56H466" />
      <path data-line="2" d="M14 84H466" />
      <path data-line="3" d="M14 112H466" />
      <path data-line="4" d="M64 220H148L228 140H466" />
      <rect x="318" y="34" width="44" height="128" rx="22" />
      <circle cx="84" cy="56" r="13" />
      <circle cx="148" cy="84" r="13" />
      <circle cx="212" cy="112" r="13" />
      <circle cx="64" cy="220" r="13" />
    </>
  )
}
