import { useState } from 'react'

/** Whether a message has been sent on this page. The success notice goes after 5 s; what needs more time stays. */
export function useWasSent(isSent: boolean) {
  const [wasSent, setWasSent] = useState(isSent)
  if (isSent && !wasSent) setWasSent(true)
  return wasSent
}
