import { todayIn } from '../../src/content/time-zone.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { project } from '../project.ts'

/**
 * Prints the titles of the articles that appear today, where the provider is. On such a day the site is built again, by
 * .github/workflows/publish.yml or another scheduler (docs/deploy.md). The argument is another project's folder.
 */
for (const { content, entries } of readContent(process.argv[2] ?? project))
  for (const { date, title } of entries.articles)
    if (date === todayIn(content.site.place)) console.log(title)
