import { says } from '../lib/data-attribute.ts'
import { tellTabs } from '../navigation/place.ts'
import { scrollToElement } from '../navigation/smooth-scroll.ts'
import { state, subscribe } from './machine.ts'

/**
 * Says at the foot of the window, on whatever page, what has become of the message, until the visitor has seen it in the
 * form, which announces it. Looks like the notice that something failed to load.
 */
export function showAtFoot(form: HTMLFormElement) {
  const now = state()
  const notice = document.getElementById('retry')!.cloneNode(true) as HTMLElement
  Object.assign(notice, { id: 'unsent', role: 'complementary', hidden: false })
  for (const [index, name] of [now.is, 'toForm'].entries()) {
    const template = form.querySelector<HTMLTemplateElement>(says.selector(name))
    notice.children[index]!.textContent = template!.content.textContent
  }
  const end = () => {
    unsubscribe()
    seen.disconnect()
    notice.remove()
  }
  const unsubscribe = subscribe(() => state() !== now && end())
  const seen = new IntersectionObserver(
    (changes) => (changes.at(-1)!.isIntersecting ? end() : document.body.prepend(notice)),
    { threshold: 1 },
  )
  seen.observe(form.querySelector('[role=status]')!)
  notice.querySelector('button')!.onclick = () => {
    end()
    // As goToForm, but to the button, below which is what became of the message.
    if (location.hash !== '#contact') history.pushState(null, '', '#contact')
    tellTabs()
    const button = form.querySelector('button')!
    scrollToElement(form.offsetHeight < innerHeight - 120 ? form : button.parentElement!)
    button.focus({ preventScroll: true })
  }
}
