import { createContext, use } from 'react'
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
