// The button `Edit`, what was saved last, and refusals. In English, whatever the language of the page.

const container = document.createElement('section')
container.id = 'page-editor'
container.lang = 'en'
container.dir = 'ltr'
container.ariaLabel = 'Editor'
container.innerHTML =
  '<button type="button" aria-pressed="false">Edit</button> <p role="status"></p>'
document.body.append(container)

export const button = container.querySelector('button')!
const status = container.querySelector('p')!

export function showStatus(text: string) {
  status.textContent = text
}

let refusals = 0

/** Says beside a text why it is not saved. */
export function showRefusal(element: HTMLElement, refusal: string) {
  hideRefusal(element)
  showStatus('')
  const alert = document.createElement('p')
  alert.role = 'alert'
  alert.id = `refusal-${++refusals}`
  alert.textContent = refusal
  element.ariaInvalid = 'true'
  element.setAttribute('aria-describedby', alert.id)
  element.style.setProperty('anchor-name', `--${alert.id}`)
  alert.style.setProperty('position-anchor', `--${alert.id}`)
  container.append(alert)
}

export function hideRefusal(element: HTMLElement) {
  const id = element.getAttribute('aria-describedby')
  if (id) document.getElementById(id)?.remove()
  for (const name of ['aria-invalid', 'aria-describedby']) element.removeAttribute(name)
}

let isReloadDue = false

/** Makes the page anew, once nothing is being typed or saved. */
export function reload() {
  isReloadDue = true
  if (!document.querySelector('[data-field]:is(:focus, [aria-invalid], [aria-busy])'))
    window.location.reload()
}

new MutationObserver(() => isReloadDue && reload()).observe(document.body, {
  attributes: true,
  attributeFilter: ['aria-invalid', 'aria-busy'],
  subtree: true,
})
document.addEventListener('focusout', () => setTimeout(() => isReloadDue && reload()))
