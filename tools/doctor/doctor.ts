import { parseArgs } from 'node:util'
import { colorProblems } from '../build/content/colors.ts'
import { checkContent } from '../build/content/read-content.ts'
import { checkSettings, readVariables } from '../build/settings.ts'
import { project } from '../project.ts'
import { builtSiteFindings, packageFindings, settingsFindings } from './checks.ts'
import { hasContractTest, leftOfSample } from './left-of-sample.ts'
import { type Chapter, fix, mayLaunch, note, report } from './report.ts'
import { sendTestMessage } from './send.ts'

/** `npm run doctor [-- --send]`: what is ready for the launch, what is not, and where to fix it. */
const { values } = parseArgs({ options: { send: { type: 'boolean', default: false } } })

const checked = checkSettings(readVariables(project))
const { VITE_SITE_URL: url, VITE_CONTACT_TO_EMAIL: to } = checked.settings
const { content, files, problems: contentProblems } = checkContent(project)
const problems = [...contentProblems, ...(await colorProblems(project))]
const site = content?.site

const chapters: Chapter[] = [
  {
    title: 'Content',
    fine: 'The content is complete, and its colours are legible.',
    findings: problems.map(({ file, line, place, message }) =>
      fix(`${place} ${message}`, `${file}${line ? `:${line}` : ''}`),
    ),
  },
  {
    title: 'What is left of the sample',
    ...(content && site
      ? {
          fine: `Nothing: ${site.brand}, ${site.place.display}, ${site.telephone.display}, ${site.email}.`,
          findings: [
            ...leftOfSample({ content, files, hasContractTest: hasContractTest(project) }),
          ],
        }
      : { findings: [note('Not checked yet.', 'Fix the content first.')] }),
  },
  {
    title: 'Settings',
    fine: `The site’s address is ${url}; messages go to ${to}.`,
    findings: [...settingsFindings(checked)],
  },
  {
    title: 'Files',
    fine: 'The packages are those of package.json.',
    findings: [...packageFindings(project), ...builtSiteFindings(project, url)],
  },
]
if (values.send)
  chapters.push({ title: 'Test message', findings: [await sendTestMessage(checked)] })

console.log(`\n${report(chapters)}\n`)
if (!values.send && mayLaunch(chapters))
  console.log('One thing is left to try: npm run doctor -- --send sends a test message.\n')
process.exitCode = mayLaunch(chapters) ? 0 : 1
