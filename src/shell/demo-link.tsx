import type { ComponentProps } from 'react'
import { useContent } from '../content/context.tsx'
import { opensForm } from '../lib/data-attribute.ts'
import { ButtonLink } from '../ui/button.tsx'
import { outside } from '../ui/outside.tsx'

type Appearance = Omit<ComponentProps<typeof ButtonLink>, 'href'>

/** The call to action of the whole site. */
export function DemoLink(props: Appearance) {
  const { cta } = useContent().site
  return <ActionLink {...props} {...cta} />
}

/** The call to action, and what to read first. */
export function DemoOrTerms(props: Appearance) {
  const { readFirst } = useContent().site
  return (
    <div className="row">
      <DemoLink {...props} />
      {readFirst && (
        <a className="note" href={readFirst.href}>
          {readFirst.text}
        </a>
      )}
    </div>
  )
}

/** A call to action. If it leads to the form, src/contact/links.ts focuses its first field. */
export function ActionLink(props: Appearance & { text: string; href: string }) {
  const { text, href, ...rest } = props
  const { newTab } = useContent().site.footer
  if (!href.startsWith('#')) return <ButtonLink {...rest} {...outside(href, text, newTab)} />
  return (
    <ButtonLink {...rest} href={href} {...opensForm()}>
      {text}
    </ButtonLink>
  )
}
