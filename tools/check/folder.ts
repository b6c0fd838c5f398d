import path from 'node:path'
import { type LanguageContent, readContent } from '../content/read-content.ts'
import type { SiteRules } from '../deploy/site-rules.ts'
import { buildSite } from '../prerender/build-site.ts'
import { checkSettings, readVariables } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localSettings } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { pageFiles, pageProblems } from './in-browser.ts'
import { invalidSettings, toDecide } from './launch.ts'
import { linksAndFiles } from './live.ts'
import { LiveSite } from './live-site.ts'
import { type Problem, type Steps, wrong } from './report.ts'
import { sampleLeftovers } from './sample.ts'
import { notTranslated, olderThanOriginal } from './translations.ts'

const folder = path.join(project, '.cache/check/site')

/** Is the site in this folder right? What takes no time comes first, what is left before the launch last. */
export function folderSteps(): Steps {
  const checked = checkSettings(readVariables(project))
  let languages: LanguageContent[]
  let rules: SiteRules
  return {
    Settings: () => invalidSettings(checked),
    Content() {
      languages = readContent(project)
      return []
    },
    Translations: () => olderThanOriginal(project, languages),
    async *Links() {
      // Without an editor, and with local settings in place of those that are missing.
      const local = localSettings('https://127.0.0.1:9', 'https://localhost')
      const settings = { ...local, ...checked.settings, VITE_EDIT_REPOSITORY: '' }
      rules = await buildSite(project, folder, settings)
      yield* served(rules, linkProblems(pageFiles(languages)))
    },
    'Pages in a browser': () => served(rules, (url) => pageProblems(url, pageFiles(languages))),
    'Before the launch': () => [
      ...sampleLeftovers(languages),
      ...toDecide(checked, languages[0]!),
      ...notTranslated(languages),
    ],
  }
}

/** Serves the site that was built. */
async function* served(rules: SiteRules, use: (url: string) => AsyncIterable<Problem>) {
  const site = await startStaticServer({ folder, port: 0, rules })
  try {
    yield* use(site.url)
  } finally {
    await site.close()
  }
}

const linkProblems = (pages: { path: string; source: string }[]) =>
  async function* (url: string) {
    for await (const { message } of linksAndFiles(new LiveSite(url))) {
      const text = message.replaceAll(url, '')
      yield wrong(text, pages.find(({ path }) => text.startsWith(`${path} `))?.source)
    }
  }
