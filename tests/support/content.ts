import { readContent } from '../../tools/prerender/content/read-content.ts'
import { project } from '../../tools/project.ts'

/** The first language first. */
export const languages = readContent(project)

/** The language that is tested: by default the first. */
export const { language, content, entries } =
  languages.find((each) => each.language === process.env.TEST_LANGUAGE) ?? languages[0]
export const { site, facts, home, servicesPage, services, about, contact, notFound, privacy } =
  content

/** The fragment of a service’s place on the services page, if that describes the services. */
export const fragmentOf = (slug: string) =>
  servicesPage.sections.includes('detail') ? `#${slug}` : ''
