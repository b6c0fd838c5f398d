import { createContext, use } from 'react'
import type { Language, Line, Writer } from './estimate.ts'

/** Everything that the island shows. */
export type YourLineProps = Language & {
  services: Line[]
  /** Who decides. */
  group: string
  pull: string
}

export const WordsContext = createContext<(YourLineProps & { write: Writer }) | undefined>(
  undefined,
)
export const useWords = () => use(WordsContext)!
