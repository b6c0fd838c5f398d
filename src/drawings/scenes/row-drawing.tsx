import type { Scene } from '../../content/services.ts'
import { Drawing } from '../drawing.tsx'
import { bars } from './bars.ts'

const speech = [
  3, 8, 16, 24, 28, 20, 11, 6, 10, 18, 26, 30, 24, 15, 8, 4, 7, 14, 22, 16, 9, 5, 12, 20, 28, 30,
  22, 13, 7, 4, 9, 17, 25, 28, 19, 11, 15, 8, 4,
]

const bubble = 'M4 60V16A12 12 0 0 1 16 4H116A12 12 0 0 1 128 16V36A12 12 0 0 1 116 48H16Z'

const drawings = {
  /** Of a service without a scene. */
  line: (
    <>
      <path strokeWidth="7" d="M4 32H276" />
      <circle data-full="" cx="24" cy="32" r="12" />
      <circle cx="256" cy="32" r="9" />
    </>
  ),
  voice: <path d={bars(speech, { x: 7, pitch: 7, middle: 32 })} />,
  chat: (
    <>
      <path d={bubble} />
      <path d="M26 21H106M26 33H78" />
      <path data-full="" d={bubble} transform="matrix(-1 0 0 1 280 0)" />
      <path data-empty="" d="M174 21H254M174 33H222" />
    </>
  ),
  process: (
    <>
      <path strokeWidth="7" d="M4 48H276" />
      <circle data-full="" cx="24" cy="48" r="12" />
      <circle data-full="" cx="140" cy="48" r="12" />
      <circle cx="256" cy="48" r="9" />
      <path data-full="" d="M64 4H88L100 16V44H64Z" />
      <path data-empty="" d="M73 20H91M73 31H91" />
    </>
  ),
  forecast: (
    <>
      <path strokeWidth="7" d="M4 54H30L44 40H70L82 52H100L124 28H140L150 38H168" />
      <path d="M168 38L202 4H276M168 38H196L214 56H276" />
      <path strokeDasharray="0 12" strokeWidth="6" d="M204 30H276" />
      <circle cx="168" cy="38" r="9" />
    </>
  ),
} satisfies Record<Scene['drawing'] | 'line', React.ReactNode>

export function RowDrawing({ name }: { name: keyof typeof drawings }) {
  return (
    <Drawing viewBox="0 0 280 64">
      <g strokeWidth="4">{drawings[name]}</g>
    </Drawing>
  )
}
