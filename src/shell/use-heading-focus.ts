import { useEffect, useRef } from 'react'

/** Announces a route change to screen readers by focusing the new page's heading. */
export function useHeadingFocus(pathname: string) {
  // Initialized with the current path, so that the first page load moves no focus.
  const announced = useRef(pathname)

  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
