import { recoverFromFailure } from '../../navigation/failure.ts'

let release: ((how?: 'page is left') => void) | undefined

/** Shows the handles of a page. */
export function showBrake(within: ParentNode) {
  for (const part of within.querySelectorAll<HTMLElement>('[data-brake], [data-brake-invite]'))
    part.hidden = false
}

/** A person can pull the brake. What it does, and its note, load when it is pulled. */
export function watchBrake() {
  document.addEventListener('click', ({ target }) => {
    const handle = target instanceof Element && target.closest<HTMLElement>('[data-brake]')
    if (!handle) return
    if (release) release()
    else pull(handle)
  })
}

async function pull(handle: HTMLElement) {
  const script = await import('./hand-over.ts').catch(recoverFromFailure)
  release ??= script?.pullBrake(handle, () => {
    release = undefined
  })
}

export const releaseForNextPage = () => release?.('page is left')
