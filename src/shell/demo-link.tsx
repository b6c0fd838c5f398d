import type { ComponentProps } from 'react'
import { useContent } from '../content.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** REQUEST FREE DEMO. src/client/links.ts focuses the first field of the form. */
export function DemoLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  const { cta } = useContent().site
  return (
    <ButtonLink {...props} href={cta.href} data-demo>
      {cta.text}
    </ButtonLink>
  )
}
