import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoView } from '../../navigation/smooth-scroll.ts'
import { type FormState, isSending } from '../machine.ts'

/**
 * Scrolls the outcome of a send into view if the visitor is still at the form. Elsewhere only the live regions
 * announce it; focus and scroll position stay.
 *
 * @param inside an element of the island
 */
export function useOutcomeInView(now: FormState, inside: RefObject<HTMLElement | null>) {
  const last = useRef({ isBusy: false, path: '', y: 0 })
  useEffect(() => {
    const { isBusy, path, y } = last.current
    const here = { isBusy: isSending(), path: window.location.pathname, y: window.scrollY }
    last.current = here
    const form = inside.current?.closest('form')
    const hasEnded = isBusy && (now.is === 'sent' || now.is === 'failed')
    if (!form || !hasEnded || here.path !== path) return

    // The button lost focus when it was disabled. Keyboard users continue from it.
    if (document.activeElement === document.body)
      form.querySelector('button')?.focus({ preventScroll: true })
    const middle = window.innerHeight / 2
    const { top, bottom } = form.getBoundingClientRect()
    const isOnScreen = top < middle && bottom > middle
    if (Math.abs(here.y - y) > middle && !isOnScreen) return

    // A phone's on-screen keyboard may cover the outcome, and the emptied form is shorter.
    const island = inside.current!.parentElement!
    bringIntoView(now.is === 'sent' ? island.parentElement! : island.lastElementChild!)
  }, [now, inside])
}
