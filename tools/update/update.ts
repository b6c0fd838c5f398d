import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run update` merges the newest release of this template: its newest tag, or without tags its default branch, if
 * the version in package.json is higher there. What the provider has in `content/` stays as it is: no
 * sample arrives there. Then tools/update/after-merge.ts, in the release's version, does the rest. Options:
 *
 *     --from <address>   of the releases, in place of the remote `upstream` or the `repository` in package.json
 *     --quick            checks the rules of the content only, without a browser
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, quick: { type: 'boolean', default: false } },
})

/** The output of a Git command, or undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

const commit = 'git add -A && git commit -m "My changes"'
if (!git('--version'))
  refuse('Git is not installed. Install it from https://git-scm.com, then try again.')
const before = git('rev-parse', '--verify', 'HEAD')
if (!before || git('rev-parse', '--show-prefix'))
  refuse(
    `This folder is not a Git repository of its own, so an update could not be undone. Run: git init && ${commit}`,
  )
const changes = git('status', '--porcelain', '--untracked-files=all')
if (changes) refuse(`These changes are not committed yet:\n${changes}\nRun: ${commit}`)

const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'))
const address = values.from ?? git('remote', 'get-url', 'upstream') ?? repository?.url ?? repository
if (!address)
  refuse(
    'It is not known where the releases are. Run: git remote add upstream, then the address of the template that this site was made from.',
  )
// Apart from the provider's own tags.
const sources = ['+refs/tags/v*:refs/releases/v*', '+HEAD:refs/releases/branch']
if (git('fetch', '--no-tags', address, ...sources) === undefined)
  refuse(
    `The releases at ${address} could not be fetched. Check the address and your connection. Git says more: git fetch ${address}`,
  )
const versionIn = (commit: string): string | undefined =>
  JSON.parse(git('show', `${commit}:package.json`) ?? '{}').version
const format = ['--sort=-version:refname', '--format=%(refname)']
const [tag] = git('for-each-ref', ...format, 'refs/releases')?.match(/^.*\/v\d+\.\d+\.\d+$/m) ?? []
const release = tag ?? 'refs/releases/branch'
const newest = versionIn(release)
if (!newest) refuse(`There is no release at ${address}.`)
const isRelated = git('merge-base', 'HEAD', release) !== undefined
if (
  isRelated && tag
    ? git('merge-base', '--is-ancestor', release, 'HEAD') === ''
    : newest.localeCompare(version, 'en', { numeric: true }) <= 0
) {
  console.log(`This is the newest release already: ${newest}.`)
  process.exit()
}
// Made from the files alone, as GitHub does for “Use this template”: let Git know of which release.
if (!isRelated) {
  const sameVersion = () =>
    git('rev-list', release)!
      .split('\n')
      .find((each) => versionIn(each) === version)
  const current = tag ? `refs/releases/v${version}` : sameVersion()
  const join = ['merge', '-s', 'ours', '--allow-unrelated-histories', '--no-edit']
  if (git(...join, current ?? '') === undefined)
    refuse(
      `This project shares no history with the releases, and none of them is ${version}, the version in package.json. Write the one that it was made from there, and commit it.`,
    )
}

/**
 * Merges without a commit, and takes back what that changed in the provider's content. src/content/ is code.
 *
 * @returns the files with a conflict
 */
function merge(...options: string[]): string[] {
  const content = ['--', 'content', ':(exclude)src/content']
  git('merge', '--no-commit', '--no-ff', ...options, release)
  git('reset', '--quiet', 'HEAD', ...content)
  git('restore', ...content)
  // Files that came with the merge: there were no others that Git did not know.
  git('clean', '-d', '--force', '--quiet', ...content)
  return git('diff', '--name-only', '--diff-filter=U')?.split('\n').filter(Boolean) ?? []
}

const conflicts = merge()
if (conflicts.length > 0) {
  // Where both have changed the same lines, take those of the release, so that the site works.
  git('reset', '--quiet', '--hard')
  // The rest was removed by one of the two.
  for (const file of merge('-X', 'theirs'))
    if (git('checkout', release, '--', file) === undefined) git('rm', '--force', '--', file)
}

let undo = `git reset --hard ${before.slice(0, 10)}`
const isFinished = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  // With 2, something is left to decide.
  if (status !== 0 && status !== 2) refuse(`The update has failed. Undo it with: ${undo}`)
  return status === 0
}
// The version of the project alone needs no new packages.
const difference = ['diff', '--quiet', '-I', '^ *"version": ', before]
if (git(...difference, '--', 'package-lock.json') === undefined) {
  undo += ' && npm ci'
  // With a conflict in it, the lock file may not fit the provider's own packages.
  isFinished('npm', conflicts.includes('package-lock.json') ? 'install' : 'ci')
}
// In a process of its own, because the code in this one is that of the former release.
const after = ['tools/update/after-merge.ts', before, release, undo, ...conflicts]
process.exitCode = isFinished(process.execPath, ...after, ...(values.quick ? ['--quick'] : []))
  ? 0
  : 1
