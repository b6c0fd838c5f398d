import type { ComponentType } from 'react'

/** The sections that the content of a page lists, in its order. */
export function Sections<Name extends string>(props: {
  names: Name[]
  components: Record<Name, ComponentType>
}) {
  return props.names.map((name) => {
    const Component: ComponentType = props.components[name]
    return <Component key={name} />
  })
}
