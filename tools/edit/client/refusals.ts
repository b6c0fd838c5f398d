/** The message beside the text that was refused last. */
let shown: { element: HTMLElement; refusal: HTMLElement } | undefined

/** Shows why a text was not saved, beside it. */
export function showRefusal(element: HTMLElement, message: string) {
  hideRefusal()
  const refusal = document.createElement('p')
  refusal.id = 'edit-refusal'
  refusal.className = 'edit-refusal'
  refusal.setAttribute('role', 'alert')
  document.querySelector('#edit-refusals')!.append(refusal)
  refusal.textContent = message
  element.setAttribute('aria-invalid', 'true')
  element.setAttribute('aria-describedby', refusal.id)
  shown = { element, refusal }
  place()
}

/** @param of only if it is about this text */
export function hideRefusal(of = shown?.element) {
  if (of !== shown?.element) return
  shown?.element.removeAttribute('aria-describedby')
  shown?.refusal.remove()
  shown = undefined
}

/** Below the text, or above it where the window ends. */
function place() {
  if (!shown) return
  const { element, refusal } = shown
  const { left, top, bottom } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = refusal
  const hasRoom = bottom + offsetHeight + 12 <= clientHeight || top < offsetHeight + 12
  refusal.style.left = `${Math.max(8, Math.min(left, clientWidth - offsetWidth - 8)) + window.scrollX}px`
  refusal.style.top = `${(hasRoom ? bottom + 6 : top - offsetHeight - 6) + window.scrollY}px`
}

window.addEventListener('resize', place)
