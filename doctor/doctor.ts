import path from 'node:path'
import { parseArgs } from 'node:util'
import { contentProblems } from '../build/content/check.ts'
import { checkSettings, readVariables } from '../build/settings.ts'
import { builtSiteFindings, readBuiltSite } from './checks/built-site.ts'
import { contentFindings } from './checks/content.ts'
import { leftOfSample } from './checks/left-of-sample.ts'
import { packageFindings, readPackages } from './checks/packages.ts'
import { settingsFindings } from './checks/settings.ts'
import { readContent } from './content.ts'
import { type Chapter, note } from './finding.ts'
import { mayLaunch, report } from './report.ts'
import { sendTestMessage } from './send.ts'

/** `npm run doctor [-- --send]`: what is ready for launch, what is not, and where to mend it. */
const { values } = parseArgs({ options: { send: { type: 'boolean', default: false } } })
const folder = path.resolve(import.meta.dirname, '..')

const checked = checkSettings(readVariables(folder))
const problems = await contentProblems(folder)
const chapters: Chapter[] = [
  { title: 'Content', findings: contentFindings(problems) },
  {
    title: 'What is left of the sample',
    findings:
      problems.length === 0
        ? leftOfSample(await readContent(folder))
        : [note('Not looked at yet.', 'Mend the content first.')],
  },
  { title: 'Settings', findings: settingsFindings(checked) },
  {
    title: 'Files',
    findings: [
      ...packageFindings(await readPackages(folder)),
      ...builtSiteFindings(await readBuiltSite(folder), checked.settings.VITE_SITE_URL),
    ],
  },
]
if (values.send)
  chapters.push({ title: 'Test message', findings: [await sendTestMessage(checked)] })

console.log(`\n${report(chapters)}\n`)
if (!values.send && mayLaunch(chapters))
  console.log('One thing is left to try: npm run doctor -- --send sends a test message.\n')
process.exitCode = mayLaunch(chapters) ? 0 : 1
