import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The mobile menu is a popover: it opens, closes on Escape and gives the focus back without a script. This
 * adds what a popover does not do: to close on a route change, on a press outside the header, and when the
 * focus leaves the header (what it would go to is covered).
 */
export function useMenu(
  header: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useState(false)
  const location = useLocation()

  const close = useCallback(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [menu])

  // A menu that was opened before hydration stays open: only a change of the location closes it.
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current !== location) close()
    shown.current = location
  }, [location, close])

  useEffect(() => {
    const element = menu.current
    // Opened before hydration.
    setOpen(element?.matches(':popover-open') ?? false)
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    const outside = (event: Event) => {
      if (!(event.target instanceof Node)) return
      // The sheet covers the page: its empty ground stands for what is outside.
      if (event.target === menu.current || !header.current?.contains(event.target)) close()
    }
    element?.addEventListener('beforetoggle', follow)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      element?.removeEventListener('beforetoggle', follow)
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [header, menu, close])

  return { open, close }
}
