import type { Work } from '../work/schema.ts'
import { Figure } from './figure.tsx'
import type { CaseEntry } from './schema.ts'

/** Each figure before and after. Below, always, how, when and by whom it was measured. */
export function CaseResult({ words, entry }: { words: Work; entry: CaseEntry }) {
  const { result } = entry
  return (
    <>
      <ul className="board padded fit">
        {result.figures.map((figure) => (
          <li key={figure.label} className="stack">
            <Figure words={words} {...figure} />
            <p>{figure.label}</p>
          </li>
        ))}
      </ul>
      <dl className="note fit">
        {(['how', 'when', 'byWhom'] as const).map((name) => (
          <div key={name}>
            <dt className="quiet">{words.measurement[name]}</dt>
            <dd>{result[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
