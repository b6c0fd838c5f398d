import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from '../tools/prerender/build-site.ts'
import { parseSettings } from '../tools/prerender/settings.ts'
import { project } from '../tools/project.ts'
import { localVariables } from '../tools/serve/local-settings.ts'
import { startStaticServer } from '../tools/serve/static-server.ts'

/**
 * Compares screenshots of every page and state in the working tree with those of a commit:
 * `npm run test:visual -- --against HEAD~1 about form` (default: main, everything)
 */
const { values, positionals } = parseArgs({
  options: { against: { type: 'string', default: 'main' } },
  allowPositionals: true,
})
const output = path.join(project, '.cache/visual')
const variables = localVariables('http://localhost:9', 'http://localhost')
const settings = parseSettings(variables)

/** Builds a commit in a copy of the project below .cache/, unless that exists. Returns the built site. */
function buildCommit(commit: string): string {
  const copy = path.join(output, commit)
  const site = path.join(copy, 'dist')
  if (existsSync(site)) return site
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: project, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', copy], { input: archive })
  const lock = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8')
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: copy,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (lock(copy) !== lock(project)) npm('ci')
  else symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
  npm('run', 'build')
  return site
}

const git = ['rev-parse', '--verify', `${values.against}^{commit}`]
const baseline = buildCommit(execFileSync('git', git, { cwd: project, encoding: 'utf8' }).trim())
const current = path.join(output, 'site')
await buildSite(project, current, settings)

const report = path.join(output, 'report')
const selection = positionals.length > 0 ? ['--grep', positionals.join('|')] : []
for (const [folder, options] of [
  [baseline, ['--update-snapshots=all', '--reporter=dot']],
  [current, ['--reporter=list,html']],
] as const) {
  const { url } = await startStaticServer({ folder, port: 0, settings })
  const run = spawn(
    'playwright',
    ['test', '--project=visual', '--retries=1', '--max-failures=0', ...selection, ...options],
    {
      cwd: project,
      env: {
        ...process.env,
        ...{ VISUAL_URL: url, TEST_VARIANTS: 'plain' },
        ...{ PLAYWRIGHT_HTML_OUTPUT_DIR: report, PLAYWRIGHT_HTML_OPEN: 'never' },
      },
      stdio: 'inherit',
    },
  )
  const [status] = await once(run, 'exit')
  process.exitCode = status
}
console.log(`Before, after and difference: ${path.relative(project, report)}/index.html`)
process.exit()
