import type { MouseEvent } from 'react'
import type { Call } from '../../../content/call.ts'
import * as limits from '../../../lib/limits.ts'
import { choose, getState, update } from './answers.ts'
import type { ServiceSummary } from './estimate.ts'

/** How a recording comes to an end: the name of an error, nothing where it is stopped. */
export type End = (how?: string) => void

/** Of the call that was last listened to: up to where the line stops, and the two endings. */
let sounds: HTMLAudioElement[] = []
let end: End = () => {}

/** When the button was pressed last, in the time of its events. */
let pressed = -limits.doublePress

export function pressListen(event: MouseEvent, call: Call, services: ServiceSummary[]) {
  const { timeStamp, currentTarget, detail, isTrusted } = event
  // A pointer’s, or one before the script was there (src/bootstrap/early-input.ts).
  const isSecond = timeStamp - pressed < limits.doublePress && (detail > 0 || !isTrusted)
  pressed = timeStamp
  if (isSecond) return
  const { answers, call: state } = getState()
  if (state && state !== 'waits') return end()
  const controls = currentTarget.parentElement!
  for (const each of sounds) each.remove()
  sounds = [call.before, ...call.endings].map(({ file }) =>
    Object.assign(document.createElement('audio'), { preload: 'none', src: file }),
  )
  // Those that leave the document fall silent by themselves.
  controls.append(...sounds)
  choose(undefined, services)
  update({ call: 'speaks', notice: undefined })
  play(0, call, services, (how) => {
    const isDone = !how || how === 'ended'
    const notice = isDone ? undefined : how === 'NotAllowedError' ? 'again' : 'failed'
    update({ call: how === 'ended' ? 'waits' : undefined, notice })
    if (notice) choose(answers.chosen, services)
    if (notice === 'failed') controls.querySelector('details')!.open = true
  })
}

/** Decides the case. Who is on the phone then hears it. */
export function decide(index: number, call: Call | undefined, services: ServiceSummary[]) {
  choose(index, services)
  if (!call || !getState().call) return
  play(index + 1, call, services, () => update({ call: undefined }))
  update({ call: 'ends' })
}

/** The call is over, and no line waits. */
export function hangUp() {
  end()
  update({ call: undefined, notice: undefined })
}

/** Plays within the press: later, Safari refuses. The script that shows the words may come later. */
function play(index: number, call: Call, services: ServiceSummary[], then: End) {
  end()
  const sound = sounds[index]!
  const listening = new AbortController()
  const { signal } = listening
  const endThis: End = (how) => {
    if (signal.aborted) return
    listening.abort()
    sound.pause()
    then(how)
  }
  end = endThis
  // What was ended before it could be heard fails as well, once the next one plays.
  const fail = ({ name }: Error) => endThis(name === 'AbortError' ? undefined : name)
  sound.play().catch(fail)
  let timer: ReturnType<typeof setTimeout>
  const goOn = () => {
    clearTimeout(timer)
    timer = setTimeout(endThis, limits.callWait, 'failed')
  }
  goOn()
  import('./speak.ts').then(
    ({ speak }) =>
      signal.aborted || speak(call, services, sounds, index, signal, endThis, hangUp, goOn),
    fail,
  )
}
