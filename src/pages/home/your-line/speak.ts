import type { Call } from '../../../content/call.ts'
import { timeOf } from '../../../lib/time-of.ts'
import type { End } from './call.ts'
import type { ServiceSummary } from './estimate.ts'

/** In seconds: a phrase that begins so soon is shown. Media report their time four times a second. */
const soon = 0.15

/** What leads to another place of the page, or to another page. */
const leads = 'a, #your-line-bring'

/**
 * Shows the words of a recording while it plays, in place of the case and of the person, and who says them. Stops it where
 * it does not go on, or the visitor turns to something else.
 *
 * @param index of the recording in `sounds`: 0 is up to where the line stops
 * @param signal is aborted by `end`
 */
export function speak(
  call: Call,
  services: ServiceSummary[],
  sounds: HTMLAudioElement[],
  index: number,
  signal: AbortSignal,
  end: End,
  hangUp: () => void,
  goOn: () => void,
) {
  const sound = sounds[index]!
  const { lasts, phrases } = [call.before, ...call.endings][index]!
  const { line, letter } = services.find(({ jobs }) =>
    jobs.some(({ decision }) => decision.call === call),
  )!
  const capsule = sound.parentElement!.parentElement!
  const find = (selector: string) => capsule.querySelector<HTMLElement>(selector)!
  const [person, speaker, said] = [find('svg'), find('strong'), find('[role=group] > p')]
  const [nobody, theCase] = [speaker.textContent, said.textContent]
  const sign = document.createElement('b')
  sign.dataset.line = String(line)
  sign.ariaHidden = 'true'
  person.after(sign)
  person.toggleAttribute('hidden', true)
  let shown = -1
  let border: Animation[] = []

  function show(index: number) {
    shown = index
    const { who, lasts, text } = phrases[index]!
    const name = call.speakers[who]
    sign.dataset.who = who
    sign.textContent = who === 'line' ? letter! : [...name][0]!
    speaker.textContent = name
    said.textContent = ''
    // Evenly through the phrase, word by word, to the colour of the text.
    const time = (letters: number) => (letters / text.length) * lasts * 1000
    const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
    border = Array.from(words, ({ index, segment }) => {
      const word = said.appendChild(document.createElement('span'))
      word.textContent = segment
      return word.animate([{ color: 'var(--unspoken)' }, {}], {
        delay: time(index),
        duration: time(segment.length),
        fill: 'backwards',
      })
    })
  }

  function follow() {
    const now = sound.currentTime
    const isHeard = sound.readyState >= sound.HAVE_FUTURE_DATA
    const index = phrases.findLastIndex(({ at }) => at < now + soon)
    if (index > shown || shown < 0) show(Math.max(0, index))
    for (const each of border) {
      each.currentTime = (now - phrases[shown]!.at) * 1000
      each.playbackRate = Number(isHeard)
    }
    find('small').textContent = timeOf(lasts - now)
    if (isHeard) for (const ending of sounds.slice(1)) ending.preload = 'auto'
  }

  const settle = () => end(sound.error ? 'failed' : sound.ended ? 'ended' : undefined)
  const watch = (target: EventTarget, types: string, handle: (event: Event) => void) => {
    for (const type of types.split(' '))
      target.addEventListener(type, handle, { signal, capture: true })
  }
  watch(sound, 'pause ended error', settle)
  watch(sound, 'timeupdate playing waiting', follow)
  watch(sound, 'timeupdate', goOn)
  watch(document, 'visibilitychange', () => end())
  watch(document, 'keydown', (event) => (event as KeyboardEvent).key === 'Escape' && end())
  watch(document, 'click', ({ target }) => (target as Element).closest(leads) && end())
  // On a phone on its side, the header may be over the words.
  said.parentElement!.scrollIntoView({ block: 'nearest' })
  // Also while the line waits: the page may come back as it was.
  addEventListener('pagehide', hangUp)
  // What was decided, in place of the buttons. From there the focus goes on (src/sections/decision/pass-focus.ts).
  if (index > 0) {
    const told = find('b:has(+ [role=status])')
    told.tabIndex = -1
    told.focus({ preventScroll: true })
  }
  signal.addEventListener('abort', () => {
    sign.remove()
    person.removeAttribute('hidden')
    speaker.textContent = nobody
    said.textContent = theCase
  })
  follow()
  // Before this script was there.
  if (sound.paused || sound.error) settle()
}
