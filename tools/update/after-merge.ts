import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { checkContent } from '../build/content/read-content.ts'
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
const fileIn = (commit: string) => (file: string) =>
  spawnSync('git', ['show', `${commit}:${file}`], { cwd: project, encoding: 'utf8' }).stdout
const changed = (...where: string[]) =>
  git('diff', '--name-only', ...where)
    .split('\n')
    .filter(Boolean)

const content = new ProviderContent(project, fileIn(before), fileIn(release))
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
git('add', '--all')
git('commit', '--quiet', '--no-verify', '-m', `Update to ${to}`)

const { problems } = checkContent(project)
const check = ['tools/check-content/check-content.ts']
const hasMistakes =
  problems.length === 0 &&
  !values.quick &&
  spawnSync(process.execPath, check, { cwd: project, stdio: 'inherit' }).status !== 0

/** What the sample has in a place. */
function suggestion(file: string, steps: PropertyKey[] = []): string {
  const sample = file.endsWith('.yaml') && parse(content.release(file))
  // biome-ignore lint/suspicious/noExplicitAny: content of any shape
  const value = steps.reduce((part: any, key) => part?.[key], sample)
  return typeof value === 'string' ? ` The sample has: “${value}”` : ''
}

// The history before the merge may be one that update.ts has made.
const base = git('merge-base', 'HEAD^1', release).slice(0, 10)
const decisions = [
  ...conflicts
    .filter((file) => !content.settled.includes(file))
    .map(
      (file) =>
        `${file}: you and the release have changed the same lines, and now they are the release’s. Decide whether you still need your change: git diff ${base} ${before.slice(0, 10)} -- ${file}`,
    ),
  ...content.decisions,
  ...problems.map(
    ({ file, line = 1, place, message, path: steps }) =>
      `${file}:${line}: ${place} ${message}${suggestion(file, steps)}`,
  ),
  ...(hasMistakes ? ['Fix what npm run check-content names above.'] : []),
]

const news = content.release('CHANGELOG.md').split(/^## /m).slice(1)
const list = (title: string, lines: string[]) =>
  [title, ...lines.map((line) => `  - ${line}`)].join('\n')
const report = [
  `\nUpdated from ${from} to ${to}, in one commit. What is new:`,
  ...news.filter((section) => isNewer(section.split(/\s/, 1)[0]!)).map((each) => each.trim()),
  list(
    'Your content is as it was, but for these files, which the release needs in another form:',
    changed(before, '--', 'content', ':(exclude)content/schema'),
  ),
  list('Your changes to other files were kept:', changed(release, '--', '.', ':(exclude)content')),
  list('For you to decide:', decisions),
]
console.log(report.filter((part) => !part.endsWith(':') || part === report[0]).join('\n\n'))
console.log(`\nTo undo the update, before you commit anything else: ${undo}`)
process.exitCode = decisions.length > 0 ? 2 : 0
