import type { ComponentProps, MouseEvent } from 'react'
import { site } from '#content/site.yaml'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { scrollToElement } from '../lib/smooth-scroll.ts'
import { ButtonLink } from '../ui/button.tsx'

/** REQUEST FREE DEMO: to the contact form of the page that is open, the focus on its first field. */
export function DemoLink({ onClick, ...look }: ComponentProps<typeof ButtonLink>) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    // On a phone the form stands far below its section's head.
    const form = document.querySelector(`${site.cta.href} form`)
    if (!isPlainClick(event) || !form) return
    event.preventDefault()
    // Lenis would follow the link as well, to a place of its own.
    event.stopPropagation()
    scrollToElement(form)
    form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
  }

  return (
    <ButtonLink {...look} href={site.cta.href} onClick={handleClick}>
      {site.cta.text}
    </ButtonLink>
  )
}
