import { Drawing } from './drawing.tsx'

const drawings = {
  // How long the work waits at each stop.
  measure: (
    <>
      <path strokeWidth="7" d="M4 50H236" />
      <path strokeWidth="9" d="M40 24v5M200 18v11" />
      <path strokeWidth="9" data-line="1" d="M120 6v23" />
      <circle cx="40" cy="50" r="9" />
      <circle cx="120" cy="50" r="9" />
      <circle cx="200" cy="50" r="9" />
    </>
  ),
  // One line is chosen.
  plan: (
    <>
      <path strokeDasharray="0 12" strokeWidth="6" d="M50 12H236M50 52H236" />
      <path strokeWidth="7" data-line="1" d="M20 32H214" />
      <rect x="6" y="4" width="28" height="56" rx="14" />
      <circle cx="224" cy="32" r="9" />
    </>
  ),
  // A train on a test track.
  test: (
    <>
      <path strokeWidth="7" data-line="1" d="M23 14H191A19 19 0 0 1 191 52H23A19 19 0 0 1 23 14Z" />
      <circle cx="107" cy="14" r="9" />
      <path data-empty="" strokeWidth="22" d="M88 52h38" />
      <path strokeWidth="16" d="M88 52h38" />
    </>
  ),
  // In service, with a stop each week.
  run: (
    <>
      <path strokeWidth="7" data-line="1" d="M4 50H236" />
      <circle cx="60" cy="50" r="9" />
      <circle cx="120" cy="50" r="9" />
      <path data-empty="" strokeWidth="22" d="M172 50h38" />
      <path strokeWidth="16" d="M172 50h38" />
    </>
  ),
}

/** A small drawing of a step towards going live. */
export function StepDrawing({ name }: { name: keyof typeof drawings }) {
  return (
    <Drawing viewBox="0 0 240 68">
      <g strokeWidth="4">{drawings[name]}</g>
    </Drawing>
  )
}
