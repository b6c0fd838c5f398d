import { Drawing } from './drawing.tsx'
import { InterchangeSign } from './person.tsx'

const drawings = {
  // A line turns to dots and stops at an interchange, and goes on behind it. The stations are what was done.
  'hand-over': (
    <>
      <path data-line="1" d="M-999 46H56L140 130H156m28 0h0m22 0h0m22 0h0" />
      <path data-line="1" d="M360 130H380L436 186H2e3" />
      <circle cx="24" cy="46" r="13" />
      <circle cx="92" cy="82" r="13" />
      <circle cx="156" cy="130" r="13" />
      <InterchangeSign transform="translate(300 130) scale(2.6)" />
    </>
  ),
  // A claim in an answer, connected to its source on a page.
  source: (
    <>
      <path d="M18 150V24H238V128H40Z" />
      <path d="M52 60H204" />
      <path d="M316 58H430L462 90V242H316Z" />
      <path d="M350 106H396M350 156H428" />
      <path data-line="2" d="M-999 92H172L294 214H2e3" />
      <circle cx="124" cy="92" r="13" />
      <circle cx="390" cy="214" r="13" />
    </>
  ),
  // A line runs through the night, dark in both themes, with two jobs in it, to the list in the morning.
  night: (
    <>
      <path fill="var(--color-board)" d="M76 16H316V244H76Z" />
      <path
        fill="var(--color-board-ink)"
        stroke="none"
        d="M246 46A34 34 0 1 0 277 89A27 27 0 1 1 246 46Z"
      />
      <path data-line="1" d="M-999 214H2e3" />
      <circle cx="30" cy="214" r="13" />
      <circle cx="142" cy="214" r="13" />
      <circle cx="238" cy="214" r="13" />
      <path d="M404 214V150M348 150V24H430L460 54V150Z" />
      <path d="M384 66h0m26 0h10M384 94h0m26 0h10M384 122h0m26 0h10" />
      <circle cx="404" cy="214" r="13" />
    </>
  ),
  // A new line joins three existing ones.
  'plug-in': (
    <>
      <path data-line="1" d="M-999 192H2e3" />
      <path data-line="2" d="M-999 212H2e3" />
      <path data-line="3" d="M-999 232H2e3" />
      <path data-line="4" d="M-999 40H140L272 172H2e3" />
      <circle cx="360" cy="202" r="48" />
      <circle cx="84" cy="40" r="13" />
      <circle cx="84" cy="192" r="13" />
      <circle cx="148" cy="212" r="13" />
      <circle cx="212" cy="232" r="13" />
    </>
  ),
}

export const CardDrawing = ({ name }: { name: keyof typeof drawings }) => (
  <Drawing viewBox="0 0 480 260">{drawings[name]}</Drawing>
)
