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
const fileIn = (commit: string) => (file: string) => {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], {
    ...{ cwd: project, encoding: 'utf8' },
  })
  return status === 0 ? stdout : undefined
}
const versionIn = (commit: string): string => JSON.parse(fileIn(commit)('package.json')!).version
const [from, to] = [versionIn(before), versionIn(release)]
const isNewer = (version: string) => version.localeCompare(from, 'en', { numeric: true }) > 0

const content = new ProviderContent(project, fileIn(before), fileIn(release))
const migrations = globSync('migrations/*.ts', { cwd: import.meta.dirname })
  .map((file) => ({ file, version: path.basename(file, '.ts') }))
  .filter(({ version }) => isNewer(version))
  .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
for (const { file } of migrations) {
  const { default: migrate } = await import(path.join(import.meta.dirname, file))
  migrate(content)
}
git('add', '--all')
git('commit', '--quiet', '--no-verify', '-m', `Update to ${to}`)

const { problems } = checkContent(project)
let hasMistakes = false
if (problems.length === 0 && !values.quick) {
  const check = spawnSync(process.execPath, ['tools/check-content/check-content.ts'], {
    ...{ cwd: project, stdio: 'inherit' },
  })
  hasMistakes = check.status !== 0
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
    ({ file, line, place, message, path: steps }) =>
      `${file}${line ? `:${line}` : ''}: ${place} ${message}${suggestion(file, steps)}`,
  ),
  ...(hasMistakes ? ['Fix what npm run check-content names above.'] : []),
]

/** What the sample has in a place. */
function suggestion(file: string, steps: PropertyKey[] = []): string {
  const source = file.endsWith('.yaml') ? content.release(file) : undefined
  // biome-ignore lint/suspicious/noExplicitAny: content of any shape
  const value = steps.reduce((part: any, key) => part?.[key], source && parse(source))
  return typeof value === 'string' ? ` The sample has: “${value}”` : ''
}

const changed = (...where: string[]) =>
  git('diff', '--name-only', ...where)
    .split('\n')
    .filter(Boolean)
const news = (content.release('CHANGELOG.md') ?? '')
  .split(/^## /m)
  .slice(1)
  .filter((section) => isNewer(section.split(/\s/, 1)[0]!))
const list = (title: string, lines: string[], none = '') =>
  lines.length > 0 ? `${[title, ...lines.map((line) => `  - ${line}`)].join('\n')}\n` : none

console.log(
  [
    `\nUpdated from ${from} to ${to}, in one commit. What is new:\n`,
    ...news,
    list(
      'The content is as you had it, but for these files, which the release needs in another form:',
      changed(before, '--', 'content', ':(exclude)content/schema'),
      'The content is as you had it.\n',
    ),
    list(
      'Your own changes to other files, which were kept:',
      changed(release, '--', '.', ':(exclude)content'),
    ),
    list('For you to decide:', decisions, 'Nothing is left to decide.\n'),
    `To undo the update, before you commit anything else: ${undo}`,
  ].join('\n'),
)
process.exitCode = decisions.length > 0 ? 2 : 0
