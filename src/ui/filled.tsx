import { Fragment, type ReactNode } from 'react'

/** A text with elements in place of the names in braces, as `fill` puts values there. */
export const Filled = ({ text, parts }: { text: string; parts: Record<string, ReactNode> }) =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they do not change
    <Fragment key={index}>{index % 2 ? parts[part] : part}</Fragment>
  ))
