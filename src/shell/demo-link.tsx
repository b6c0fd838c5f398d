import type { ComponentProps, MouseEvent } from 'react'
import { site } from '#content/site.yaml'
import { goToForm } from '../contact/go-to-form.ts'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { ButtonLink } from '../ui/button.tsx'

/** REQUEST FREE DEMO: scrolls to the contact form and focuses its first field. */
export function DemoLink({ onClick, ...rest }: ComponentProps<typeof ButtonLink>) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isPlainClick(event) || !goToForm('first field')) return
    event.preventDefault()
    // Keep Lenis from following the link too, to the start of the section.
    event.stopPropagation()
  }

  return (
    <ButtonLink {...rest} href={site.cta.href} onClick={handleClick}>
      {site.cta.text}
    </ButtonLink>
  )
}
