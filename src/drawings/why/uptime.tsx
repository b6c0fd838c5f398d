/** Twenty rows, each a dotted stroke of fifty dots. */
const rows = `M4 12${'h472m-472 9.7'.repeat(19)}h472`

/** A thousand dots with one missed, for an uptime of 99.9 %. */
export function Uptime() {
  return (
    <>
      <path strokeDasharray="0 9.63" strokeWidth="7" d={rows} />
      <path data-empty="" strokeWidth="28" d="M360.3 70.2h0" />
      <path stroke="var(--color-signal)" strokeWidth="20" d="M360.3 70.2h0" />
    </>
  )
}
