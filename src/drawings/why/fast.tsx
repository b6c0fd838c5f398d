/** A train so fast that it arrives while it is still leaving. */
export function Fast() {
  return (
    <>
      <path data-full="" d="M224 202V86A20 20 0 0 1 244 66H352L432 146V182A20 20 0 0 1 412 202Z" />
      <path fill="var(--ground)" stroke="none" d="M252 98H312V142H252ZM336 98H344L388 142H336Z" />
      <path strokeWidth="18" d="M192 75V195" />
      <path strokeWidth="13" d="M161 74V196" />
      <path strokeWidth="9" d="M135 72V198" />
      <path strokeWidth="6" d="M113 71V199" />
      <path strokeWidth="4" d="M94 70V200" />
      <path d="M62 232H418" />
      <circle cx="62" cy="232" r="15" />
      <circle cx="418" cy="232" r="15" />
    </>
  )
}
