import { sampleBrand } from '../../tools/check/sample.ts'
import { readContent } from '../../tools/content/read-content.ts'
import { project } from '../../tools/project.ts'

/** The first language first. */
export const languages = readContent(project)

/** The language that is tested: by default the first. */
export const tested =
  languages.find((each) => each.language === process.env.TEST_LANGUAGE) ?? languages[0]
export const { language, content } = tested
export const { site, facts, services, contact, privacy } = content

export const { home, services: servicesPage, about, case: cases, article: articles } = content.pages

/** The fragment of a service’s place on the services page, if that describes the services. */
export const fragmentOf = (slug: string) =>
  servicesPage.sections.includes('detail') ? `#${slug}` : ''

/** Whether the content is still the sample’s, in any language. */
export const isSampleBrand = site.brand === sampleBrand

/** Whether it is the sample’s in English, with its translation. Some tests depend on the length of its texts. */
export const isSample = isSampleBrand && language === 'en' && languages.length > 1

/** Whether the call to action leads to the form, and not to another site. */
export const leadsToForm = site.cta.href === '#contact'

/** The call to action, as the link is called. */
export const callToAction = site.cta.text + (leadsToForm ? '' : `, ${site.footer.newTab}`)
