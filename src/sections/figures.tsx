import { Value } from '../ui/value.tsx'
import styles from './figures.module.css'

type Figure = Record<'value' | 'label', string> & {
  [part in 'means' | 'basis']?: string | undefined
}

/** Large figures on a board, each with what it counts. */
export const Figures = ({ figures }: { figures: Figure[] }) => (
  <dl className={`board ${styles.figures}`}>
    {figures.map(({ value, label, means, basis }) => (
      <div key={label} className={`stack ${styles.figure}`}>
        <dt className="stack">
          <b>{label}</b>
          <p className="note">
            {means && <strong>{means}</strong>} {basis}
          </p>
        </dt>
        <dd className={`amount ${styles.value}`}>
          <Value text={value} />
        </dd>
      </div>
    ))}
  </dl>
)
