import styles from './bypass.module.css'

/** Most trains run straight through; a few leave the track for a person, and come back. Decorative. */
export function Bypass() {
  return (
    <svg className={styles.bypass} viewBox="0 0 480 112" aria-hidden="true">
      <path strokeLinejoin="round" d="M48 98 116 30H364L432 98" />
      <path strokeWidth="12" strokeLinecap="round" d="M6 98H474" />
      <rect className="drawn-stop" x="180" y="6" width="120" height="48" rx="24" />
      <circle className={styles.waiting} cx="240" cy="30" r="10" />
      {[12, 134, 204, 298, 434].map((x) => (
        <rect key={x} className="drawn-train" x={x} y="90" width="34" height="16" rx="8" />
      ))}
    </svg>
  )
}
