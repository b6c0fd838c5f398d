import path from 'node:path'
import { buildSite } from '../prerender/build-site.ts'
import { type LanguageContent, readContent } from '../prerender/content/read-content.ts'
import { pageFiles } from '../prerender/repeated-ids.ts'
import { checkSettings, parseSettings, readVariables } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { invalidSettings, toDecide } from './launch.ts'
import { linksAndFiles } from './live.ts'
import { LiveSite } from './live-site.ts'
import { pageFindings } from './pages.ts'
import { type Finding, type Steps, wrong } from './report.ts'
import { sampleLeftovers } from './sample.ts'
import { notTranslated, olderThanOriginal } from './translations.ts'

const folder = path.join(project, '.cache/check/site')

/** Is the site in this folder right? What takes no time comes first, what is left before the launch last. */
export function folderSteps(): Steps {
  const checked = checkSettings(readVariables(project))
  let languages: LanguageContent[]
  return {
    Settings: () => invalidSettings(checked),
    Content() {
      languages = readContent(project)
      return []
    },
    Translations: () => olderThanOriginal(project, languages),
    async *Links() {
      await buildSite(project, folder, buildable(), { isQuick: true })
      yield* served(linkFindings(pageFiles(languages)))
    },
    'Pages in a browser': () => served((url) => pageFindings(url, pageFiles(languages))),
    'Before the launch': () => [
      ...sampleLeftovers(languages),
      ...toDecide(checked, languages[0]!),
      ...notTranslated(languages),
    ],
  }
}

/** Without an editor, and with local settings in place of those that are missing. */
function buildable() {
  const { settings } = checkSettings(readVariables(project))
  const local = parseSettings(localVariables('https://127.0.0.1:9', 'https://localhost'))
  return { ...local, ...settings, VITE_EDIT_REPOSITORY: '' }
}

/** Serves the site that was built. */
async function* served(use: (url: string) => AsyncIterable<Finding>) {
  const site = await startStaticServer({ folder, port: 0, settings: buildable() })
  try {
    yield* use(site.url)
  } finally {
    await site.close()
  }
}

const linkFindings = (pages: { path: string; source: string }[]) =>
  async function* (url: string) {
    for await (const { message } of linksAndFiles(new LiveSite(url))) {
      const text = message.replaceAll(url, '')
      yield wrong(text, pages.find(({ path }) => text.startsWith(`${path} `))?.source)
    }
  }
