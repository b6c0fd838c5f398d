import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The mobile menu is a popover: without a script it opens, closes on Escape and returns focus. This hook
 * also closes it on a route change, on a press outside the header, and when focus leaves the header,
 * because the menu covers everything else.
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

  // Only a changed location closes the menu: one that was opened before hydration stays open.
  const lastLocation = useRef(location)
  useEffect(() => {
    if (lastLocation.current !== location) close()
    lastLocation.current = location
  }, [location, close])

  useEffect(() => {
    const element = menu.current
    // It may have been opened before hydration.
    setOpen(element?.matches(':popover-open') ?? false)
    const handleToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    const closeIfOutside = (event: Event) => {
      if (!(event.target instanceof Node)) return
      // The open menu covers the page, so its empty area counts as outside.
      if (event.target === menu.current || !header.current?.contains(event.target)) close()
    }
    element?.addEventListener('beforetoggle', handleToggle)
    document.addEventListener('pointerdown', closeIfOutside)
    document.addEventListener('focusin', closeIfOutside)
    return () => {
      element?.removeEventListener('beforetoggle', handleToggle)
      document.removeEventListener('pointerdown', closeIfOutside)
      document.removeEventListener('focusin', closeIfOutside)
    }
  }, [header, menu, close])

  return { open, close }
}
