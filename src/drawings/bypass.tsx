import styles from './bypass.module.css'

/** Most trains run straight through; a few leave the track for a person, and come back. Decorative. */
export function Bypass() {
  return (
    <svg className={styles.bypass} viewBox="0 0 640 112" aria-hidden="true">
      <path strokeLinejoin="round" d="M92 98 160 30H480L548 98" />
      <path strokeWidth="12" d="M0 98H640" />
      <rect className="drawn-stop" x="245" y="6" width="150" height="48" rx="24" />
      {[290, 320, 350].map((x) => (
        <circle key={x} className={styles.waiting} cx={x} cy="30" r="8" />
      ))}
      {[24, 190, 282, 374, 580].map((x) => (
        <rect key={x} className="drawn-train" x={x} y="90" width="34" height="16" rx="8" />
      ))}
    </svg>
  )
}
