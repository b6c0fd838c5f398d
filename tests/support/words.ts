import { isRightToLeft } from '../../src/direction.ts'
import { sample } from '../../tools/doctor/sample.ts'
import { language, languages, site } from './content.ts'

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

/** The call to action, as the link is called. */
export const callToAction = site.cta.text + (leadsToForm ? '' : `, ${site.footer.newTab}`)
