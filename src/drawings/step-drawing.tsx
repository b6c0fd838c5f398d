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
      <path strokeDasharray="0 12" strokeWidth="6" d="M50 10H236M50 30H236" />
      <path strokeWidth="7" data-line="1" d="M20 50H236" />
      <rect x="6" y="4" width="28" height="60" rx="14" />
      <circle cx="200" cy="50" r="9" />
    </>
  ),
  // A train on a test track.
  test: (
    <>
      <path strokeWidth="7" data-line="1" d="M23 12H191a19 19 0 0 1 0 38H23a19 19 0 0 1 0-38Z" />
      <circle cx="107" cy="12" r="9" />
      <path data-empty="" strokeWidth="22" d="M88 50h38" />
      <path strokeWidth="16" d="M88 50h38" />
    </>
  ),
  // In service, with a stop each week.
  run: (
    <>
      <path strokeWidth="7" data-line="1" d="M4 50H236" />
      <circle cx="40" cy="50" r="9" />
      <circle cx="120" cy="50" r="9" />
      <path data-empty="" strokeWidth="22" d="M172 50h38" />
      <path strokeWidth="16" d="M172 50h38" />
    </>
  ),
}

/** A small drawing of a step towards going live. */
export function StepDrawing({ name }: { name: keyof typeof drawings }) {
  return <Drawing viewBox="0 0 240 68">{drawings[name]}</Drawing>
}
