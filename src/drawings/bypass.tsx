import styles from './bypass.module.css'

/** Most trains run straight through; a few leave the track for a person, and come back. Decorative. */
export function Bypass() {
  return (
    <svg className={styles.bypass} viewBox="0 0 640 112" aria-hidden="true">
      <path strokeLinejoin="round" d="M92 98 160 30H480L548 98" />
      <path strokeWidth="12" strokeLinecap="round" d="M6 98H634" />
      <rect className="drawn-stop" x="260" y="6" width="120" height="48" rx="24" />
      <circle className={styles.waiting} cx="320" cy="30" r="10" />
      {[24, 190, 282, 374, 580].map((x) => (
        <rect key={x} className="drawn-train" x={x} y="90" width="34" height="16" rx="8" />
      ))}
    </svg>
  )
}
