/** That this tab left a document whose message was on its way, of which nothing is known then. */
export const postedKey = 'posted'

export function notePosted() {
  try {
    sessionStorage[postedKey] = 1
  } catch {
    // Storage is blocked.
  }
}
