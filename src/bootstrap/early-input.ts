type IslandElement = import('../islands/island.element.ts').IslandElement

/** An element whose script is not there yet, or an island that React has not taken over. */
const waiting = ':not(:defined), island-root:not([data-live])'
/** What is pressed or entered in one happens again once it can, in its order. A popover needs no script. */
const controls = {
  click: '[type=button]:not([popovertarget]), [type=radio]',
  input: 'island-root :is(input, select)',
}
for (const [type, selector] of Object.entries(controls))
  addEventListener(type, ({ target }) => {
    const control = (target as Element).closest<HTMLElement>(selector)
    const element = control?.closest<Partial<IslandElement> & HTMLElement>(waiting)
    if (!element) return
    const all = () => [...element.querySelectorAll<HTMLElement>(selector)]
    const index = all().indexOf(control!)
    const { value } = control as HTMLInputElement
    customElements
      .whenDefined(element.localName)
      .then(() => element.load?.())
      // React may have replaced the control. All are found first: repeating a click may add controls.
      .then(() => (control!.isConnected ? control : all()[index]))
      .then((found) => {
        if (element.matches(waiting)) return
        if (type === 'click') found?.click()
        // With the value at the time of the input: the island may have restored an older one.
        else if (found)
          Object.assign(found, { value }).dispatchEvent(new Event(type, { bubbles: true }))
      })
      .catch(() => {})
  })
