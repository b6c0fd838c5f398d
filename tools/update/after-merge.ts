import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse, parseDocument } from 'yaml'
import { recordTranslations } from '../language/aged-translations.ts'
import type { ContentProblem } from '../prerender/content/problem.ts'
import { checkContent } from '../prerender/content/read-content.ts'
import { project } from '../project.ts'
import { ProviderContent } from './provider-content.ts'

/**
 * What follows a merge of a release, run by update.ts: migrates the content, commits, checks, and prints what was done
 * and what is left to decide. Exits with 2 if anything is.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const [before = '', release = '', undo = '', ...conflicts] = positionals

const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' })
const fileIn = (commit: string) => (file: string) => git('show', `${commit}:${file}`)
const lines = (...args: string[]) =>
  git(...args)
    .split('\n')
    .filter(Boolean)
const filesIn = (commit: string) => lines('ls-tree', '-r', '--name-only', commit)
const changed = (...where: string[]) => lines('diff', '--name-only', ...where)

// The history before the merge may be one that update.ts has made.
const base = git('merge-base', 'HEAD', release).trim()
const released = filesIn(release)
const templates = [...released, ...filesIn(base)]
const content = new ProviderContent(project, fileIn(before), fileIn(release), templates)
const [from, to] = [content.before, content.release].map(
  (read) => JSON.parse(read('package.json')).version,
)
const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const isNewer = (version: string) => compare(version, from) > 0

const migrations = globSync('*.ts', { cwd: path.join(import.meta.dirname, 'migrations') })
  .map((file) => path.basename(file, '.ts'))
  .filter(isNewer)
  .sort(compare)
for (const version of migrations) (await import(`./migrations/${version}.ts`)).default(content)
// The check would write them after the commit.
const { languages } = checkContent(project)
recordTranslations(project, languages)
git('add', '--all')
git('commit', '--quiet', '--no-verify', '-m', `Update to ${to}`)
const updated = git('rev-parse', '--short=10', 'HEAD').trim()

const problems = lacking()
const check = ['tools/check/check.ts']
const hasMistakes =
  problems.length === 0 &&
  !values.quick &&
  spawnSync(process.execPath, check, { cwd: project, stdio: 'inherit' }).status === 1

/** What the sample has in a place: in the same language, or in English. */
function sampleAt({ file, path: steps = [] }: ContentProblem): unknown {
  const english = file.replace(/^content\/[^/]+\//, 'content/en/')
  const sample = [file, english].find((each) => each.endsWith('.yaml') && released.includes(each))
  // biome-ignore lint/suspicious/noExplicitAny: content of any shape
  return sample && steps.reduce((part: any, key) => part?.[key], parse(content.release(sample)))
}

/**
 * The problems of the content, in all languages. The check looks at translations when the first language has none, so it
 * is repeated as if what is wrong had the sample's values.
 */
function lacking(): ContentProblem[] {
  const found = new Map<string, ContentProblem>()
  const drafts = new Map<string, string>()
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const problem of checkContent(project, { drafts }).problems) {
      const { file, place, path: steps = [] } = problem
      if (found.has(file + place)) continue
      found.set(file + place, problem)
      const value = sampleAt(problem)
      const isWhole = steps.length === 0
      if (value === undefined || (isWhole && !released.includes(file))) continue
      const document = parseDocument(isWhole ? '' : (drafts.get(file) ?? content.now(file)))
      document.setIn(steps, document.createNode(value))
      drafts.set(file, String(document))
    }
  }
  return [...found.values()]
}

const decisions = [
  ...conflicts.map(
    (file) =>
      `${file}: you and the release have changed the same lines, and now they are the release’s. Decide whether you still need your change: git diff ${base.slice(0, 10)} ${before.slice(0, 10)} -- ${file}`,
  ),
  ...content.decisions,
  ...problems.map((problem) => {
    const value = sampleAt(problem)
    const suggestion = typeof value === 'string' ? ` The sample has: “${value}”` : ''
    return `${problem.file}:${problem.line ?? 1}: ${problem.place} ${problem.message}${suggestion}`
  }),
  ...(hasMistakes ? ['Fix what npm run check names above.'] : []),
]

const news = content.release('CHANGELOG.md').split(/^## /m).slice(1)
const list = (title: string, lines: string[]) =>
  [title, ...lines.map((line) => `  - ${line}`)].join('\n')
const report = [
  `\nUpdated from ${from} to ${to}, in one commit. What is new:`,
  ...news.filter((section) => isNewer(section.split(/\s/, 1)[0]!)).map((each) => each.trim()),
  list(
    'Your content is as it was, but for these files, which the release needs in another form:',
    changed(before, '--', 'content', ':(exclude)src/content'),
  ),
  list('Your changes to other files were kept:', changed(release, '--', '.', ':(exclude)content')),
  list('For you to decide:', decisions),
]
console.log(report.filter((part) => !part.endsWith(':') || part === report[0]).join('\n\n'))
// Keeps what is committed later, and lets the same release be merged again, which a revert would not.
const alone = `git rebase --autostash --onto ${before.slice(0, 10)} ${updated}`
console.log(`\nTo undo the update alone: ${undo.replace(/^git reset --hard \w+/, alone)}`)
process.exitCode = decisions.length > 0 ? 2 : 0
