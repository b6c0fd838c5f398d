import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from '../prerender/build-site.ts'
import { hashOf, hashOfSources } from '../prerender/built-from.ts'
import { readContent } from '../prerender/content/read-content.ts'
import { pagesOf } from '../prerender/repeated-ids.ts'
import { checkSettings, parseSettings, readVariables } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { localVariables } from '../serve/local-settings.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { send } from './form.ts'
import { editSettings, invalidSettings, packageFindings, toDecide } from './launch.ts'
import { linksAndFiles } from './live.ts'
import { LiveSite } from './live-site.ts'
import { pageFindings } from './pages.ts'
import { type Finding, type Say, type Steps, wrong } from './report.ts'
import { sampleLeftovers } from './sample.ts'
import { notTranslated, olderThanOriginal } from './translations.ts'

const folder = path.join(project, '.cache/check/site')

type Languages = ReturnType<typeof readContent>

/** Is the site in this folder right? What takes no time comes first, what is left before the launch last. */
export function folderSteps(): Steps {
  const checked = checkSettings(readVariables(project))
  let languages: Languages
  return {
    Packages: () => packageFindings(project),
    Settings: () => invalidSettings(checked),
    Content() {
      languages = readContent(project)
      return []
    },
    Translations: () => olderThanOriginal(project, languages),
    Build: (say) => build(languages, say),
    Links: () => served(linkFindings(pagesOf(languages))),
    'Pages in a browser': (say) =>
      served((url) => pageFindings({ folder, url }, pagesOf(languages), say)),
    'Before the launch': () => [
      ...sampleLeftovers(languages),
      ...toDecide(project, checked, languages),
      ...notTranslated(languages),
    ],
  }
}

/** Sends a message as the site will: with the account of the settings, through the form, and from its address. */
export function accountSteps(): Steps {
  const { settings, problems } = checkSettings(readVariables(project))
  return {
    Settings: () => problems.map((problem) => wrong(problem, editSettings)),
    async *'Test message'(say) {
      if (problems.length > 0) return yield wrong('No message was sent.')
      await build(readContent(project), say)
      say(`to ${settings.VITE_CONTACT_TO_EMAIL}`)
      const { origin } = new URL(settings.VITE_SITE_URL!)
      yield* served((url) => send(new LiveSite(url), { message: true, origin }, say))
    },
  }
}

/** Without a folder or an editor, and with local settings in place of those that are missing. */
function buildable() {
  const { settings } = checkSettings(readVariables(project))
  const local = parseSettings(localVariables('https://127.0.0.1:9', 'https://localhost'))
  const all = { ...local, ...settings, VITE_EDIT_REPOSITORY: '' }
  return { ...all, VITE_SITE_URL: new URL('/', all.VITE_SITE_URL).href }
}

/** Builds the site, unless nothing has changed since the last time. */
async function build(languages: Languages, say: Say): Promise<Finding[]> {
  const record = path.join(folder, '../built-from')
  const settings = buildable()
  // An article can have become due.
  const key = hashOf(JSON.stringify([hashOfSources(project), settings, pagesOf(languages)]))
  if (existsSync(record) && readFileSync(record, 'utf8') === key) say('as before')
  else {
    rmSync(record, { force: true })
    await buildSite(project, folder, settings, { isQuick: true })
    writeFileSync(record, key)
  }
  return []
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
