/** Twenty-five rows, each a dotted stroke of forty dots. */
const rows = `M16 22${'h448.5m-448.5 11.5'.repeat(24)}h448.5`

/** A thousand dots with one missed, for an uptime of 99.9 %. */
export function Uptime() {
  return (
    <>
      <path strokeDasharray="0 11.5" strokeWidth="8" d={rows} />
      <path data-empty="" strokeWidth="32" d="M349.5 102.5h0" />
      <path stroke="var(--color-signal)" strokeWidth="22" d="M349.5 102.5h0" />
    </>
  )
}
