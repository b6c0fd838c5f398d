import { readContent } from '../../tools/build/content/read-content.ts'
import { project } from '../../tools/project.ts'

/** The content that the site under test is built from. */
export const content = readContent(project)
export const { site, facts, home, servicesPage, services, about, contact, notFound, privacy } =
  content
