import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ContentContext, PageContext } from '../content/context.tsx'
import { slot, withProperties } from '../lib/data-attribute.ts'
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
  slots?: Record<string, ReactNode>
  className?: string | undefined
  /** When its script loads: when the browser is idle, or at the first touch of the form that it is in. */
  load?: 'idle' | 'touch'
}) {
  const { name, component: Component, properties, slots = {}, className, load = 'idle' } = options
  const [content, page] = [use(ContentContext), use(PageContext)]
  const markupOf = (part: ReactNode) =>
    renderToStaticMarkup(
      <ContentContext value={content}>
        <PageContext value={page}>{part}</PageContext>
      </ContentContext>,
    )
  const statics = Object.entries(slots).map(([name, part]) => [
    name,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
    <div key={name} {...slot(name)} dangerouslySetInnerHTML={{ __html: markupOf(part) }} />,
  ])
  // A root of its own: in the browser it will be one, too.
  const html = renderToString(<Component {...properties} slots={Object.fromEntries(statics)} />, {
    identifierPrefix: name,
  })
  return (
    <island-root
      className={className}
      name={name}
      load={load === 'touch' ? load : undefined}
      {...withProperties(use(PropertiesContext)(JSON.stringify(properties)))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
