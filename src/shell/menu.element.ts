/**
 * The mobile menu is a popover: without a script it opens, closes on Escape and returns focus. This also closes it on
 * a click on any of its links, on a navigation, when focus leaves the header, and on a press outside the header, as the
 * pointer goes down. That press does nothing else: the click which follows would be one on the dimmed page.
 */
export class MenuElement extends HTMLElement {
  #listening!: AbortController

  connectedCallback() {
    this.#listening = new AbortController()
    const { signal } = this.#listening
    const toggle = this.querySelector('button')!
    const menu = this.querySelector<HTMLElement>('[popover]')!
    const [open, close] = toggle.querySelectorAll('span')
    const show = (isOpen: boolean) => {
      toggle.ariaExpanded = String(isOpen)
      open!.hidden = isOpen
      close!.hidden = !isOpen
    }
    const isOpen = () => menu.matches(':popover-open')
    const hide = () => menu.togglePopover(false)
    // It may be open already.
    show(isOpen())
    menu.addEventListener('beforetoggle', ({ newState }) => show(newState === 'open'))
    this.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) hide()
    })
    let isPressed = false
    const hideWhenLeft = ({ type, target }: Event) => {
      const isLeft = isOpen() && !this.closest('header')?.contains(target as Node)
      if (type === 'pointerdown') isPressed = isLeft
      if (isLeft) hide()
    }
    for (const type of ['focusin', 'pointerdown'])
      document.addEventListener(type, hideWhenLeft, { signal })
    // Not of a key (`detail`).
    const ignoreClick = (event: MouseEvent) => {
      if (!isPressed || !event.detail) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ignoreClick, { signal, capture: true })
    // The window got wider: the links are in the header again.
    const hideWithToggle = () => toggle.checkVisibility() || hide()
    addEventListener('resize', hideWithToggle, { signal })
    window.navigation?.addEventListener('currententrychange', hide, { signal })
  }

  disconnectedCallback() {
    this.#listening.abort()
  }
}
