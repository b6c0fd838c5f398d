import type { Range } from '../../../lib/sum.ts'
import { Filled } from '../../../ui/filled.tsx'
import { useWords } from './words.tsx'

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
