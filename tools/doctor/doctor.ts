import { parseArgs } from 'node:util'
import { agedTexts, recordTranslations } from '../language/aged-translations.ts'
import { translatedTexts } from '../language/translated-texts.ts'
import { nameOf } from '../prerender/content/languages.ts'
import { checkContent } from '../prerender/content/read-content.ts'
import { checkSettings, readVariables } from '../prerender/settings.ts'
import { project } from '../project.ts'
import { builtSiteFindings, packageFindings, settingsFindings } from './checks.ts'
import { fontFindings } from './fonts.ts'
import { fix, isReadyToLaunch, note, report, type Section } from './report.ts'
import { sampleLeftovers } from './sample-leftovers.ts'
import { sendTestMessage } from './send.ts'
import { aged, missingEntries, untranslated } from './translations.ts'

/**
 * `npm run doctor` reports what must be fixed before launch, and where. Exits with 1 if there is anything to
 * fix. Options:
 *
 *     --send                                 also sends a test message
 *     --still-right content/es/home.yaml     the translations in this file, or in its line as in home.yaml:12,
 *                                            are right for the originals that have changed; may be repeated
 */
const { values } = parseArgs({
  options: {
    send: { type: 'boolean', default: false },
    'still-right': { type: 'string', multiple: true, default: [] },
  },
})

const checked = checkSettings(readVariables(project))
const { VITE_SITE_URL: url, VITE_CONTACT_TO_EMAIL: to } = checked.settings
const { languages, problems } = checkContent(project)
const [first, ...translations] = languages
recordTranslations(project, languages, ({ source, line }) =>
  values['still-right'].some((place) => place === source || place === `${source}:${line}`),
)
const agedNow = agedTexts(project, languages)
const site = first?.content.site

const sections: Section[] = [
  {
    title: 'Content',
    okMessage: 'The content is valid, and its colours have enough contrast.',
    findings: [
      ...problems.map(({ file, line, place, message }) =>
        fix(`${place} ${message}`, `${file}${line ? `:${line}` : ''}`),
      ),
      ...languages.flatMap((each) => [...fontFindings(each)]),
    ],
  },
  {
    title: 'Left over from the sample',
    ...(first && site
      ? {
          okMessage: `Nothing. The site is about ${site.brand}, ${site.place.display}, ${site.telephone.display}, ${site.email}.`,
          findings: [...sampleLeftovers(languages)],
        }
      : { findings: [note('Not checked, because the content has problems.', 'Fix those first.')] }),
  },
  ...translations.map((translation) => ({
    title: `The language ${translation.language}`,
    okMessage: `${nameOf(translation.language)} has all words of ${nameOf(first!.language)}.`,
    findings: [
      ...untranslated(translatedTexts(translation, first!)),
      ...aged(agedNow.filter(({ language }) => language === translation.language)),
      ...missingEntries(translation.entryFiles, first!.entryFiles),
    ],
  })),
  {
    title: 'Settings',
    okMessage: `The site’s address is ${url}; messages go to ${to}.`,
    findings: [
      ...settingsFindings(checked, !first || first.content.privacy.sending.fallback !== undefined),
    ],
  },
  {
    title: 'Files',
    okMessage: 'The installed packages match package.json.',
    findings: [...packageFindings(project), ...builtSiteFindings(project, checked.settings)],
  },
]
if (values.send)
  sections.push({ title: 'Test message', findings: [await sendTestMessage(checked)] })

console.log(`\n${report(sections)}\n`)
if (!values.send && isReadyToLaunch(sections))
  console.log('One more check: npm run doctor -- --send sends a test message.\n')
process.exitCode = isReadyToLaunch(sections) ? 0 : 1
