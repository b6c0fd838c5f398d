import { useMemo, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Contact } from '../../content/contact.ts'
import type { SiteContent } from '../../content/context.tsx'
import { opensBooking } from '../../lib/data-attribute.ts'
import { fill } from '../../lib/fill.ts'
import { numberIn } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { outside } from '../../ui/outside.tsx'
import {
  announcedAddition,
  type Failed,
  type FormState,
  hasSent,
  state,
  subscribe,
} from '../machine.ts'
import { relativeTime } from '../relative-time.ts'
import { OtherWays } from './other-ways.tsx'
import { useTyped } from './use-typed.ts'

export type OutcomeProps = Omit<
  Contact['form'],
  | 'label'
  | 'honeypot'
  | 'withoutScript'
  | 'throttled'
  | 'send'
  | 'sending'
  | 'sent'
  | 'posted'
  | 'toForm'
> &
  Pick<SiteContent['site'], 'email' | 'telephone'> & {
    booking?: { text: string; href: string; newTab: string } | undefined
    privacy: { text: string; href: string }
    /** Only where there is a throttle. */
    throttled?: string | undefined
  }

const inDocument: FormState = { is: 'idle' }

/**
 * What becomes of the message: the notices and, after a failure, other ways to reach the provider. form.element.ts shows
 * that it was sent.
 */
export function Outcome(words: OutcomeProps) {
  const inForm = useRef<HTMLParagraphElement>(null)
  const now = useSyncExternalStore(subscribe, state, () => inDocument)
  const addition = useSyncExternalStore(subscribe, announcedAddition, () => undefined)
  const hasSentOne = useSyncExternalStore(subscribe, hasSent, () => false)
  const key = useMemo(() => addition && Math.random(), [addition])
  const { values, bytesOver } = useTyped(inForm)
  const online = useOnline()

  const tooLong =
    bytesOver > 0 &&
    fill(words.tooLong, { bytes: numberIn(document.documentElement.lang, bytesOver) })

  function noticeFor() {
    if (now.is === 'sent') return false
    if (addition) return tooLong || words[addition.says]
    if (now.is !== 'failed') return tooLong
    if (now.why === 'offline') return online ? words.online : words.offline
    return now.why !== 'too long' && tooLong
  }

  const until = now.is === 'failed' && now.why === 'throttled' && now.until
  // Said once, as it was when the message failed.
  const wait = useMemo(() => until && relativeTime(until), [until])

  function failureFor(failed: Failed): string {
    if (wait) return `${words.failed} ${fill(words.throttled!, { time: wait })}`
    return (failed.why === 'too long' && tooLong) || words.failed
  }

  const notice = noticeFor()
  const isOver = now.is === 'sent' || now.is === 'failed'
  const next = hasSentOne && words.afterSending
  const status = inForm.current?.closest('form')?.querySelector('[role=status]')
  return (
    <>
      {/* A new element for each text: a translator may have taken the last one's. */}
      {notice && status && createPortal(<span key={notice + key}>{notice}</span>, status)}
      {!isOver && !next && (
        <p className="note quiet">
          {`${words.note} `}
          <a href={words.privacy.href}>{words.privacy.text}</a>
        </p>
      )}
      {/* No `role="status"`: the form has one, which announces the outcome alone. */}
      <p ref={inForm} aria-live="polite" className="note measure">
        {!isOver && next}
      </p>
      {import.meta.env.HAS_BOOKING && words.booking && hasSentOne && (
        <ButtonLink
          variant="quiet"
          {...opensBooking()}
          {...outside(words.booking.href, words.booking.text, words.booking.newTab)}
        />
      )}
      {now.is === 'failed' && (
        <OtherWays
          failure={failureFor(now)}
          words={words}
          values={values}
          canRetry={now.why === 'offline' && online}
        />
      )}
    </>
  )
}

const useOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

function watchConnection(listener: () => void) {
  const listening = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, listening)
  return () => listening.abort()
}
