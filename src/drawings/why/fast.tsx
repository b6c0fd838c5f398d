/** A train so fast that it arrives while it is still leaving. */
export function Fast() {
  return (
    <>
      <path d="M28 104H452" />
      <circle cx="28" cy="104" r="24" />
      <circle cx="452" cy="104" r="24" />
      <path strokeWidth="22" d="M164 54V154" />
      <path strokeWidth="16" d="M130 56V152" />
      <path strokeWidth="11" d="M102 58V150" />
      <path strokeWidth="7" d="M80 60V148" />
      <path data-empty="" strokeWidth="106" d="M250 104H356" />
      <path stroke="var(--color-ink)" strokeWidth="90" d="M250 104H356" />
    </>
  )
}
