import { Drawing } from './drawing.tsx'
import { InterchangeSign } from './person.tsx'

const drawings = {
  // How long the work waits at each station.
  measure: (
    <>
      <path strokeWidth="7" d="M4 50H236" />
      <path strokeWidth="9" d="M40 24v5M120 6v23M200 18v11" />
      <circle cx="40" cy="50" r="9" />
      <circle cx="120" cy="50" r="9" />
      <circle cx="200" cy="50" r="9" />
    </>
  ),
  // A person chooses one line.
  plan: (
    <>
      <path strokeDasharray="0 12" strokeWidth="6" d="M58 10H236M58 30H236" />
      <path strokeWidth="7" data-line="1" d="M20 50H236" />
      <circle cx="200" cy="50" r="9" />
      <InterchangeSign transform="translate(22 34) scale(0.8)" />
    </>
  ),
  // Cases on a test track.
  test: (
    <>
      <path strokeWidth="14" data-line="1" d="M26 12H214a19 19 0 0 1 0 38H26a19 19 0 0 1 0-38Z" />
      <path
        strokeWidth="5"
        strokeDasharray="6 11"
        data-empty=""
        d="M214 12a19 19 0 0 1 0 38H26a19 19 0 0 1 0-38Z"
      />
      <circle cx="120" cy="50" r="9" />
    </>
  ),
  // In service: a dot for each week, and a person who looks at it.
  run: (
    <>
      <path strokeWidth="14" data-line="1" d="M8 50H214" />
      <path strokeWidth="5" strokeDasharray="0 16" data-empty="" d="M12 50H190" />
      <InterchangeSign transform="translate(214 34) scale(0.8)" />
    </>
  ),
}

export function StepDrawing({ name }: { name: keyof typeof drawings }) {
  return <Drawing viewBox="0 0 240 68">{drawings[name]}</Drawing>
}
