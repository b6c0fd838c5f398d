/** Twenty-five rows, each a dotted stroke of forty dots. */
const rows = `M16 22${'h448.5m-448.5 11.5'.repeat(24)}h448.5`

/** A thousand dots with one missed, for an uptime of 99.9 %. */
export function Uptime() {
  return (
    <>
      <path strokeDasharray="0 11.5" strokeWidth="6" d={rows} />
      <path strokeWidth="14.4" d="M349.5 102.5h0" />
      <path data-empty="" strokeWidth="8.8" d="M349.5 102.5h0" />
    </>
  )
}
