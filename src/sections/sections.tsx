import type { ComponentType } from 'react'

/** The sections that the content of a page lists, in its order. A name without a component is a part of another section. */
export function Sections<Content extends { sections: string[] }>(props: {
  content: Content
  components: Record<string, ComponentType<{ content: Content }>>
}) {
  const { content, components } = props
  return content.sections.map((name) => {
    const Component = components[name]
    return Component && <Component key={name} content={content} />
  })
}
