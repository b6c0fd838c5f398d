import type { HTMLAttributes } from 'react'
import { IslandElement } from './islands/island.element.ts'
import { ServiceRowsElement } from './pages/home/services.element.ts'
import { FirstYearElement } from './pages/pricing/first-year/first-year.element.ts'
import { UnknownAddressElement } from './shell/breadcrumbs.element.ts'
import { ConsentBarElement, ConsentSwitchElement } from './shell/consent.element.ts'
import { HeaderElement } from './shell/header.element.ts'
import { MenuElement } from './shell/menu.element.ts'
import { ThemeSwitchElement } from './shell/theme-switch.element.ts'
import { TabsElement } from './ui/tabs.element.ts'

/** Every custom element, in the order in which they are defined. */
export const elements = {
  'page-tabs': TabsElement,
  'site-header': HeaderElement,
  'site-menu': MenuElement,
  'unknown-address': UnknownAddressElement,
  'service-rows': ServiceRowsElement,
  'first-year': FirstYearElement,
  'island-root': IslandElement,
  'theme-switch': ThemeSwitchElement,
  'consent-switch': ConsentSwitchElement,
  'consent-bar': ConsentBarElement,
}

/** What components may write. */
type CustomAttributes = HTMLAttributes<HTMLElement> & { name?: string; load?: 'touch' | undefined }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<keyof typeof elements, CustomAttributes> {}
  }
}
