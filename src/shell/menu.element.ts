/**
 * The mobile menu is a popover: without a script it opens, closes on Escape and returns focus. This also closes it on
 * a click on any of its links or beside them, on a navigation, and when focus leaves the header, because the menu
 * covers everything else. Not on `pointerdown`: the tap would also press what is under the menu.
 */
export class MenuElement extends HTMLElement {
  #listening!: AbortController

  connectedCallback() {
    this.#listening = new AbortController()
    const { signal } = this.#listening
    const toggle = this.querySelector('button')
    const menu = this.querySelector<HTMLElement>('[popover]')
    if (!toggle || !menu) return
    const [open, close] = toggle.querySelectorAll('span')
    const show = (isOpen: boolean) => {
      toggle.ariaExpanded = String(isOpen)
      open!.hidden = isOpen
      close!.hidden = !isOpen
    }
    const hide = () => {
      if (menu.matches(':popover-open')) menu.hidePopover()
    }
    // It may be open already.
    show(menu.matches(':popover-open'))
    menu.addEventListener('beforetoggle', ({ newState }) => show(newState === 'open'))
    this.addEventListener('click', ({ target }) => {
      if (target === menu || (target as Element).closest('a')) hide()
    })
    const hideWhenLeft = ({ target }: Event) => {
      if (!this.closest('header')?.contains(target as Node)) hide()
    }
    document.addEventListener('focusin', hideWhenLeft, { signal })
    // The window got wider: the links are in the header again.
    const hideWithToggle = () => toggle.checkVisibility() || hide()
    addEventListener('resize', hideWithToggle, { signal })
    if ('navigation' in window) navigation.addEventListener('currententrychange', hide, { signal })
  }

  disconnectedCallback() {
    this.#listening.abort()
  }
}
