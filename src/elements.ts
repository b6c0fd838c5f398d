import type { HTMLAttributes } from 'react'
import { ContactFormElement } from './contact/form.element.ts'
import { IslandElement } from './islands/island.element.ts'
import { HeaderElement } from './shell/header.element.ts'
import { MenuElement } from './shell/menu.element.ts'
import { ThemeSwitchElement } from './shell/theme-switch.element.ts'
import { TabsElement } from './ui/tabs.element.ts'

/** The custom elements of every page. Tabs come first, because they change the height of the page. */
const elements = {
  'page-tabs': TabsElement,
  'site-header': HeaderElement,
  'site-menu': MenuElement,
  'island-root': IslandElement,
  'contact-form': ContactFormElement,
  'theme-switch': ThemeSwitchElement,
}

/** Custom elements of some pages, or with some settings. Each script loads where its element is, and defines it. */
const elementsOfSomePages = {
  'service-rows': () => import('./pages/home/services.element.ts'),
  'folded-offers': () => import('./pages/pricing/offers.element.ts'),
  'unknown-address': () => import('./shell/unknown-address.element.ts'),
  // Without a service that has to ask, the build leaves it out.
  ...(import.meta.env.VITE_GA_MEASUREMENT_ID && {
    'consent-bar': () => import('./shell/consent.element.ts'),
  }),
}

export function defineElements() {
  for (const [name, element] of Object.entries(elements)) customElements.define(name, element)
}

/** If a script fails to load, its elements stay as they are in the document, which is complete. */
export function loadElements() {
  for (const [name, load] of Object.entries(elementsOfSomePages))
    if (document.querySelector(`${name}:not(:defined)`)) load().catch(() => {})
}

/** What components may write. */
type CustomAttributes = HTMLAttributes<HTMLElement> & { name?: string; load?: 'touch' | undefined }

type Names =
  | keyof typeof elements
  | keyof typeof elementsOfSomePages
  | 'consent-bar'
  | 'consent-switch'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<Names, CustomAttributes> {}
  }
}
