import { useRef, useSyncExternalStore } from 'react'
import type { Contact } from '../../content/contact.ts'
import type { SiteContent } from '../../content/context.tsx'
import { fill } from '../../lib/fill.ts'
import { numberIn } from '../../lib/format.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { idle, sendState, subscribe } from '../send.ts'
import { Booking, type BookingProps } from './booking.tsx'
import { OtherWays } from './other-ways.tsx'
import styles from './outcome.module.css'
import { useOutcomeInView } from './use-outcome-in-view.ts'
import { useTyped } from './use-typed.ts'
import { useWasSent } from './use-was-sent.ts'

export type OutcomeProps = Omit<
  Contact['form'],
  'label' | 'fields' | 'honeypot' | 'withoutScript'
> &
  Pick<SiteContent['site'], 'email' | 'telephone'> & {
    booking?: BookingProps | undefined
    privacy: { text: string; href: string }
  }

/** What becomes of the message: the button, the notices and, after a failure, other ways to reach the provider. */
export function Outcome(words: OutcomeProps) {
  const button = useRef<HTMLButtonElement>(null)
  const state = useSyncExternalStore(subscribe, sendState, () => idle)
  const { values, bytesOver } = useTyped(button)
  const online = useOnline()
  useOutcomeInView(state, button)

  const wasSent = useWasSent(state.status === 'sent')
  const sending = state.status === 'sending'
  const offline = state.status === 'failed' && state.offline
  // One permanent live region: screen readers often miss text that appears together with its region.
  let notice = offline && (online ? words.online : words.offline)
  if (state.status === 'idle' && state.added) notice = words.added
  const tooLong =
    bytesOver > 0 &&
    fill(words.tooLong, { bytes: numberIn(document.documentElement.lang, bytesOver) })
  // After a failure, the alert says it.
  if (tooLong && state.status !== 'failed') notice = tooLong
  if (state.status === 'sent') notice = words.sent

  return (
    <>
      <div className={`row beside-line ${styles.send}`}>
        <Button ref={button} type="submit" variant="signal" size="large" disabled={sending}>
          {sending ? words.sending : words.send}
        </Button>
        <p role="status" className={styles.notice} data-sent={state.status === 'sent' || undefined}>
          {state.status === 'sent' && <span className={`ring ${styles.sent}`} />}
          {notice}
        </p>
        {state.status === 'sent' ? null : (
          <p className="small quiet">
            {`${words.note} `}
            <a href={words.privacy.href}>{words.privacy.text}</a>
          </p>
        )}
        {/* Not a second status: that one has the message alone. */}
        <p aria-live="polite" className="note measure">
          {wasSent && state.status !== 'failed' && words.afterSending}
        </p>
        {import.meta.env.HAS_BOOKING && words.booking && (
          <Booking {...words.booking} isSent={state.status === 'sent'} />
        )}
      </div>
      {state.status === 'failed' && (
        <OtherWays
          failure={tooLong || words.failed}
          words={words}
          values={values}
          canRetry={offline && online}
        />
      )}
    </>
  )
}
