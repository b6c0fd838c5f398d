/** Each row is a dotted stroke of forty: twenty-five of them make a thousand. */
const rows = Array.from({ length: 25 }, (_, row) => `M16 ${22 + row * 11.5}h448.5`).join('')

/** A thousand stops, and the one that was not served: 99.9 %, counted out. */
export function Uptime() {
  return (
    <>
      <path data-thousand="" strokeWidth="6" d={rows} />
      <circle data-hair="" cx="349.5" cy="102.5" r="5.8" />
    </>
  )
}
