import { contact } from '../../src/content/contact.ts'
import { site } from '../../src/content/site.ts'
import { sample } from '../../tools/doctor/sample.ts'
import { missing, pages } from './pages.ts'

/** Whether the content is still the sample's: some of what holds for its words cannot hold for all. */
export const isSample = site.brand === sample.brand

/** What visitors go by, whatever the brand; the sample's exact strings are kept by src/content/contract.test.ts. */
export const words = {
  brand: site.brand,
  home: pages[0].link,
  services: pages[1].link,
  about: pages[2].link,
  contact: site.contactLink.text,
  demo: site.cta.text,
  breadcrumb: site.breadcrumbs.label,
  skip: site.skipLink,
  openMenu: site.navigation.openMenu,
  closeMenu: site.navigation.closeMenu,
  retry: site.failure.retry,
  sample: site.sample,
  light: site.theme,
  form: contact.form,
  titles: {
    home: pages[0].title,
    services: pages[1].title,
    about: pages[2].title,
    missing: missing.title,
  },
}
