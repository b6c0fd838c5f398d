import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ContentContext, PageContext } from '../content/context.tsx'
import { slot, withProperties } from '../lib/data-attribute.ts'
import { markup } from '../lib/markup.ts'
import type { Slots } from './static.tsx'

/** What is in the document: the JSON of the properties, or the address of a file with it. */
export const PropertiesContext = createContext((json: string) => json)

/**
 * An element whose content React takes over in the browser (island.element.ts). The component gets nothing but
 * its properties, which are JSON in an attribute, and its slots: parts of it that React leaves alone.
 */
export function Island<Props extends object>(options: {
  /** Its folder, which has an island.ts. */
  name: string
  component: ComponentType<Props & { slots: Slots }>
  properties: Props
  /** Of this page alone, each in an attribute: pages that differ in nothing else share a file of words. */
  own?: Record<string, string | undefined>
  slots?: Record<string, ReactNode>
  className?: string | undefined
  /** Its script loads at the first touch of the form that it is in, not when the browser is idle. */
  load?: 'touch'
}) {
  const { name, component: Component, properties, own = {}, slots = {}, className, load } = options
  const [content, page] = [use(ContentContext), use(PageContext)]
  const htmlOf = (part: ReactNode) =>
    renderToStaticMarkup(
      <ContentContext value={content}>
        <PageContext value={page}>{part}</PageContext>
      </ContentContext>,
    )
  const statics = Object.entries(slots).map(([name, part]) => [
    name,
    <div key={name} {...slot(name)} {...markup(htmlOf(part))} />,
  ])
  // A root of its own: in the browser it will be one, too.
  const html = renderToString(
    <Component {...properties} {...own} slots={Object.fromEntries(statics)} />,
    { identifierPrefix: name },
  )
  const attributes = Object.entries(own).map(([name, value]) => [`data-${name}`, value])
  return (
    <island-root
      className={className}
      name={name}
      load={load}
      {...Object.fromEntries(attributes)}
      {...withProperties(use(PropertiesContext)(JSON.stringify(properties)))}
      {...markup(html)}
    />
  )
}
