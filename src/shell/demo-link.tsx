import type { ComponentProps, MouseEvent } from 'react'
import { site } from '#content/site.yaml'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { scrollToElement } from '../lib/smooth-scroll.ts'
import { ButtonLink } from '../ui/button.tsx'

/** REQUEST FREE DEMO: scrolls to the contact form and focuses its first field. */
export function DemoLink({ onClick, ...rest }: ComponentProps<typeof ButtonLink>) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    // The form itself, because on phones it is far below the heading of its section.
    const form = document.querySelector(`${site.cta.href} form`)
    if (!isPlainClick(event) || !form) return
    event.preventDefault()
    // Keep Lenis from following the link too, to the start of the section.
    event.stopPropagation()
    scrollToElement(form)
    form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
  }

  return (
    <ButtonLink {...rest} href={site.cta.href} onClick={handleClick}>
      {site.cta.text}
    </ButtonLink>
  )
}
