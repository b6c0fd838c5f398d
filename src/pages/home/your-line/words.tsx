import { createContext, type ReactNode, use, useMemo } from 'react'
import { Filled } from '../../../ui/filled.tsx'
import { createWriter, type Language, type ServiceSummary } from './estimate.ts'
import type { Range } from './sum.ts'

/** Everything that the island shows. */
export type YourLineProps = Language & {
  services: ServiceSummary[]
  /** Who decides. */
  group: string
  pull: string
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

type RangedProps = { text: string; range: Range; many?: number }

/** A text with a {range}, which does not break into two lines. */
export function Ranged({ text, range, many }: RangedProps) {
  const { write } = useWords()
  const parts = {
    range: <span className="together">{write.range(range)}</span>,
    many: many !== undefined && write.number(many),
  }
  return <Filled text={text} parts={parts} />
}
