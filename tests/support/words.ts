import type { FieldName } from '../../src/contact/fields.ts'
import { isRightToLeft } from '../../src/lib/direction.ts'
import { sample } from '../../tools/doctor/sample.ts'
import { contact, language, languages, site } from './content.ts'
import { aboutPage, homePage, missing, servicesPage } from './pages.ts'

/** Whether the content is still the sample’s, in any language. */
export const isSampleBrand = site.brand === sample.brand

/** Whether it is the sample’s in English, with its translation. Some tests depend on the length of its texts. */
export const isSample = isSampleBrand && language === 'en' && languages.length > 1

/** Whether the call to action leads to the form, and not to another site. */
export const leadsToForm = site.cta.href === '#contact'

/** The arrow key that points to the end of a line of text, and the other. */
export const [arrowOn, arrowBack] = isRightToLeft(language)
  ? (['ArrowLeft', 'ArrowRight'] as const)
  : (['ArrowRight', 'ArrowLeft'] as const)

/** The labels of the form’s fields, by field name. */
const labels = Object.fromEntries(
  Object.entries(contact.form.fields).map(([name, { label }]) => [name, label]),
) as Record<FieldName, string>

/** Texts by which the tests find elements. */
export const words = {
  brand: site.brand,
  home: homePage.link,
  services: servicesPage.link,
  about: aboutPage.link,
  contact: site.contactLink.text,
  demo: site.cta.text + (leadsToForm ? '' : `, ${site.footer.newTab}`),
  breadcrumb: site.breadcrumbs,
  skip: site.skipLink,
  openMenu: site.navigation.openMenu,
  closeMenu: site.navigation.closeMenu,
  retry: site.failure.retry,
  theme: site.theme,
  form: { ...contact.form, ...labels },
  titles: {
    home: homePage.title,
    services: servicesPage.title,
    about: aboutPage.title,
    missing: missing.title,
  },
}
