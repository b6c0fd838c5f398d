import { useEffect, useRef } from 'react'

/** The new page's heading takes the focus: that is the one announcement of a route change. */
export function useHeadingFocus(pathname: string) {
  // Starts at the page that was loaded, so that a first load moves no focus.
  const announced = useRef(pathname)

  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
