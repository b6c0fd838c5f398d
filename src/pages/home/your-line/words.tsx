import { createContext, Fragment, type ReactNode, use } from 'react'
import type { Language, Line, Writer } from './estimate.ts'

/** Everything that the island shows. */
export type YourLineProps = Language & {
  services: Line[]
  /** Who decides. */
  group: string
  pull: string
  /** A link to more cases. */
  night: { href: string; text: string } | undefined
}

export const WordsContext = createContext<(YourLineProps & { write: Writer }) | undefined>(
  undefined,
)
export const useWords = () => use(WordsContext)!

/** A text with elements in place of the names in braces. */
export const Filled = ({ text, parts }: { text: string; parts: Record<string, ReactNode> }) =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they do not change
    <Fragment key={index}>{index % 2 ? parts[part] : part}</Fragment>
  ))
