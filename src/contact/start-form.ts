import type { IslandElement } from '../islands/island.element.ts'
import { limits } from '../lib/limits.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { fields } from './fields.ts'
import { sendNatively } from './native-send.ts'
import { fieldOf, keepTyped } from './typing.ts'

/**
 * Makes the form send by script. Its script and the island with its outcome load at the first touch of the form. A
 * submit waits for them; if they do not arrive in time, the browser itself posts the form.
 */
export function startForm(form: HTMLFormElement) {
  keepTyped(form)
  form.dataset.live = ''
  // Without a script the pattern rejects white space. With it `required` does, with a clearer message.
  for (const { name } of fields) fieldOf(form, name)?.removeAttribute('pattern')
  const island = form.querySelector<IslandElement>('island-root')!
  const load = async () => {
    const [script] = await Promise.all([import('./live-form.ts'), island.load()])
    return script
  }
  let live: Awaited<ReturnType<typeof load>> | undefined
  let waiting = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (live) return live.submit(form)
    if (waiting) return
    waiting = true
    live = await withTimeout(load(), limits.formWait).catch(() => undefined)
    waiting = false
    if (live) live.submit(form)
    else sendNatively(form)
  })
}
