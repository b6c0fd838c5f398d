import type { Call } from '../../../content/call.ts'
import { timeOf } from '../../../lib/time-of.ts'
import type { End } from './call.ts'
import type { ServiceSummary } from './estimate.ts'

/** In seconds: a phrase that begins so soon is shown. */
const soon = 0.1

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
  const [person, said] = [find('svg'), find('[role=group] > p')]
  const [sign, speaker] = [document.createElement('b'), document.createElement('p')]
  const theCase = said.textContent
  person.toggleAttribute('hidden', true)
  person.after(sign)
  sign.dataset.line = String(line)
  sign.ariaHidden = 'true'
  find('[role=group] > div').prepend(speaker)
  speaker.dataset.speaker = ''
  said.dataset.said = ''
  let shown = -1
  let border: Animation[] = []

  function show(index: number) {
    shown = index
    const { who, at, lasts, text } = phrases[index]!
    const name = call.speakers[who]
    sign.dataset.who = who
    sign.textContent = who === 'line' ? letter! : [...name][0]!
    speaker.textContent = name
    const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    said.replaceChildren(
      ...words.map(({ segment }) =>
        Object.assign(document.createElement('span'), { textContent: segment }),
      ),
    )
    // Evenly through the phrase, word by word, to the colour of the text.
    const time = (letters: number) => (letters / text.length) * lasts * 1000
    border = words.map(({ index, segment }, place) =>
      said.children[place]!.animate([{ color: 'var(--unspoken)' }, {}], {
        delay: time(index),
        duration: time(segment.length),
        fill: 'backwards',
      }),
    )
    const next = phrases[index + 1]
    if (!next) return
    const pause = said.animate([], (next.at - at) * 1000)
    pause.onfinish = follow
    border.push(pause)
  }

  function follow() {
    // An animation may still come to its end.
    if (signal.aborted) return
    const now = sound.currentTime
    const isHeard = sound.readyState >= sound.HAVE_FUTURE_DATA
    const index = phrases.findLastIndex(({ at }) => at < now + soon)
    if (index > shown || shown < 0) show(Math.max(0, index))
    for (const each of border) {
      each.currentTime = (now - phrases[shown]!.at) * 1000
      each.playbackRate = Number(isHeard)
    }
    find('small').textContent = timeOf(lasts - now)
    if (!isHeard) return
    for (const each of sounds)
      if (each.preload === 'none') {
        each.preload = 'auto'
        if (each !== sound) each.load()
      }
  }

  const settle = () => end(sound.error ? 'failed' : sound.ended ? 'ended' : undefined)
  const stop = () => end()
  const watch = (target: EventTarget, types: string, handle: (event: Event) => void) => {
    for (const type of types.split(' '))
      target.addEventListener(type, handle, { signal, capture: true })
  }
  watch(sound, 'pause ended error', settle)
  watch(sound, 'timeupdate playing waiting', follow)
  watch(sound, 'timeupdate', goOn)
  watch(document, 'visibilitychange', stop)
  watch(document, 'keydown', (event) => (event as KeyboardEvent).key === 'Escape' && end())
  watch(document, 'click', ({ target }) => (target as Element).closest(leads) && end())
  // Also while the line waits: the page may come back as it was.
  addEventListener('pagehide', hangUp)
  // What was decided, in place of the buttons. From there the focus goes on (src/sections/decision/pass-focus.ts).
  if (index > 0) {
    const told = find('b:has(+ [role=status])')
    told.tabIndex = -1
    told.focus({ preventScroll: true })
  }
  signal.addEventListener('abort', () => {
    goOn()
    for (const each of [sign, speaker]) each.remove()
    person.removeAttribute('hidden')
    said.textContent = theCase
    delete said.dataset.said
  })
  follow()
  // Before this script was there.
  if (sound.paused || sound.error) settle()
}
