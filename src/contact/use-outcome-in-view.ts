import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoView } from '../lib/smooth-scroll.ts'
import type { SendState } from './contact-form-state.ts'

/**
 * Brings the outcome of a send into view where the visitor is still at the form. Elsewhere its live regions
 * announce it, and neither focus nor scroll position moves.
 */
export function useOutcomeInView(
  state: SendState,
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const last = useRef({ status: state.status, path: '', y: 0 })
  useEffect(() => {
    const { status, path, y } = last.current
    const here = { status: state.status, path: window.location.pathname, y: window.scrollY }
    last.current = here
    const element = form.current
    if (!element || status !== 'sending' || here.status === 'idle' || here.path !== path) return

    const middle = window.innerHeight / 2
    const { top, bottom } = element.getBoundingClientRect()
    const isInFront = top < middle && bottom > middle
    if (Math.abs(here.y - y) > middle && !isInFront) return

    // A disabled button loses the focus; a keyboard user continues from the button.
    if (document.activeElement === document.body) button.current?.focus()
    // On a phone the on-screen keyboard may have left the outcome below the screen.
    bringIntoView(element.lastElementChild)
  }, [state, form, button])
}
