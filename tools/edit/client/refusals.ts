/** A message beside each refused text. */
const refusals = new Map<HTMLElement, HTMLElement>()

let count = 0

/** Shows why a text was not saved, below it. An empty message removes it. */
export function showRefusal(element: HTMLElement, message: string) {
  let refusal = refusals.get(element)
  if (!message) {
    refusal?.remove()
    refusals.delete(element)
    element.removeAttribute('aria-invalid')
    element.removeAttribute('aria-describedby')
    return
  }
  if (!refusal) {
    refusal = document.createElement('p')
    refusal.id = `edit-refusal-${++count}`
    refusal.className = 'edit-refusal'
    refusal.setAttribute('role', 'alert')
    refusals.set(element, refusal)
    document.querySelector('#edit-refusals')!.append(refusal)
  }
  refusal.textContent = message
  element.setAttribute('aria-invalid', 'true')
  element.setAttribute('aria-describedby', refusal.id)
  place(element, refusal)
}

function place(element: HTMLElement, refusal: HTMLElement) {
  const { left, bottom } = element.getBoundingClientRect()
  const widest = document.documentElement.clientWidth - refusal.offsetWidth - 8
  refusal.style.left = `${Math.max(8, Math.min(left, widest)) + window.scrollX}px`
  refusal.style.top = `${bottom + window.scrollY + 6}px`
}

window.addEventListener('resize', () => {
  for (const [element, refusal] of refusals) place(element, refusal)
})
