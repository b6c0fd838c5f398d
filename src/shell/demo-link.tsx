import type { ComponentProps } from 'react'
import { useContent } from '../content.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { outside } from '../ui/outside.tsx'

type Appearance = Omit<ComponentProps<typeof ButtonLink>, 'href'>

/** REQUEST FREE DEMO. */
export function DemoLink(props: Appearance) {
  const { cta } = useContent().site
  return <ActionLink {...props} {...cta} />
}

/** A call to action. If it leads to the form, src/client/links.ts focuses its first field. */
export function ActionLink(props: Appearance & { text: string; href: string }) {
  const { text, href, ...rest } = props
  const { newTab } = useContent().site.footer
  if (!href.startsWith('#')) return <ButtonLink {...rest} {...outside(href, text, newTab)} />
  return (
    <ButtonLink {...rest} href={href} data-demo>
      {text}
    </ButtonLink>
  )
}
