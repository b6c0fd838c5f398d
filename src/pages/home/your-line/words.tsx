import { createContext, type ReactNode, use, useMemo } from 'react'
import { createWriter, type Language, type ServiceSummary } from './estimate.ts'

/** Everything that the island shows. */
export type YourLineProps = Language & {
  services: ServiceSummary[]
  /** Who decides. */
  group: string
  /** Where the buttons of the decision were. */
  next: { href: string; children: string } | undefined
}

export type Words = YourLineProps & { write: ReturnType<typeof createWriter> }

const WordsContext = createContext<Words | undefined>(undefined)
export const useWords = () => use(WordsContext)!

export function WithWords({ words, children }: { words: YourLineProps; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a document do not change
  const value = useMemo(() => ({ ...words, write: createWriter(words) }), [])
  return <WordsContext value={value}>{children}</WordsContext>
}
