import { useContent } from '../../content/context.tsx'
import type { CaseEntry } from '../../content/entries.ts'
import { Figure } from '../../sections/figure.tsx'
import styles from './result.module.css'

/** Each figure before and after. Below, always, how, when and by whom it was measured. */
export function CaseResult({ entry: { result } }: { entry: CaseEntry }) {
  const { measurement } = useContent().work!
  return (
    <>
      <ul className={`board ${styles.changes}`}>
        {result.figures.map((figure) => (
          <li key={figure.label} className={`padded ${styles.change}`}>
            <Figure {...figure} />
            <p>{figure.label}</p>
          </li>
        ))}
      </ul>
      <dl className="note fit">
        {(['how', 'when', 'byWhom'] as const).map((name) => (
          <div key={name}>
            <dt className="quiet">{measurement[name]}</dt>
            <dd>{result[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
