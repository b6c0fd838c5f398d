/** A train so fast that it arrives while it is still leaving. */
export function Fast() {
  return (
    <>
      <path d="M24 160H456" />
      <circle cx="24" cy="160" r="20" />
      <circle cx="456" cy="160" r="20" />
      <path strokeWidth="20" d="M192 128V192" />
      <path strokeWidth="14" d="M159 130V190" />
      <path strokeWidth="10" d="M131 132V188" />
      <path strokeWidth="7" d="M107 134V186" />
      <path strokeWidth="4" d="M86 136V184" />
      <path data-empty="" strokeWidth="104" d="M276 160H352" />
      <path stroke="var(--color-ink)" strokeWidth="88" d="M276 160H352" />
    </>
  )
}
