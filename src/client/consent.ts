import { consent, onConsentChange, privacyControl, setConsent } from '../lib/analytics/consent.ts'

/** Shows the question, and the button in the footer that reopens it. Nothing if no service needs consent. */
export function startConsent() {
  const bar = document.getElementById('consent')
  const change = document.getElementById('change-consent')
  if (!bar || !change) return
  /** Whether the button has reopened the question. Focus then returns to the button. */
  let reopened = false
  const show = () => {
    const isUnasked = consent() === 'unasked'
    bar.hidden = !isUnasked
    change.hidden = isUnasked || privacyControl()
    if (isUnasked || !reopened) return
    reopened = false
    // Unless something else has the focus: the answer may come from another tab.
    const { activeElement } = document
    if (activeElement === document.body || bar.contains(activeElement))
      change.focus({ preventScroll: true })
  }
  show()
  onConsentChange(show)
  change.addEventListener('click', () => {
    reopened = true
    setConsent('unasked')
    // Screen readers read the question. The next Tab goes to its link and answers.
    bar.querySelector('p')?.focus({ preventScroll: true })
  })
  bar.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest('button')?.value as 'granted' | 'denied' | undefined
    if (!answer) return
    // Otherwise focus would be lost when the bar disappears.
    if (!reopened) document.getElementById('main')?.focus({ preventScroll: true })
    setConsent(answer)
  })
}
