import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run update` merges the newest release of this template. What the provider has in `content/` stays as it is: no
 * sample arrives there. Then tools/update/after-merge.ts, in the release's version, does the rest. Options:
 *
 *     --from <address>   of the releases, in place of the remote `upstream` or the `repository` in package.json
 *     --quick            checks the rules of the content only, without a browser
 *
 * It imports nothing of the project, so that an older copy of the project can run it (docs/make-it-yours.md).
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, quick: { type: 'boolean', default: false } },
})

/** Something that the provider has to change first. */
class Refusal extends Error {}

/** Where the releases' tags are kept, apart from the provider's own. */
const releases = 'refs/releases'

/** The exit code of after-merge.ts when something is left to decide. */
const hasDecisions = 2

/** What a provider owns. content/schema/ is code. */
const owned = ['content', ':(exclude)content/schema']

const run = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })

/** The output of a Git command, or undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = run(...args)
  return status === 0 ? stdout.trim() : undefined
}

/** @throws Refusal if it fails */
function need(message: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(...args)
  if (status !== 0) throw new Refusal(`${message}\n${stderr}`.trim())
  return stdout.trim()
}

const manifest = () => JSON.parse(readFileSync('package.json', 'utf8'))

try {
  const before = requireCleanRepository()
  const release = fetchNewest()
  if (isNewest(release)) console.log(`This is the newest release already: ${release}.`)
  else update(before, release)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @returns the commit to go back to */
function requireCleanRepository(): string {
  if (run('--version').error)
    throw new Refusal('Git is not installed. Install it from https://git-scm.com, then try again.')
  const commit = 'git add -A && git commit -m "My changes"'
  const prefix = git('rev-parse', '--show-prefix')
  const before = git('rev-parse', '--verify', 'HEAD')
  if (prefix === undefined || before === undefined)
    throw new Refusal(
      `This folder has no history in Git, so an update could not be undone. Run: git init && ${commit}`,
    )
  if (prefix !== '')
    throw new Refusal(
      'This project is in a folder of another Git repository, into which a release cannot be merged. Move it into a repository of its own.',
    )
  const changes = git('status', '--porcelain')
  if (changes) throw new Refusal(`These changes are not committed yet:\n${changes}\nRun: ${commit}`)
  const who = 'git config user.name "Your name" && git config user.email you@example.com'
  need(`Git does not know who you are. Run: ${who}`, 'var', 'GIT_COMMITTER_IDENT')
  return before
}

/** @returns the newest release, such as v1.2.0 */
function fetchNewest(): string {
  const { repository } = manifest()
  const address =
    values.from ?? git('remote', 'get-url', 'upstream') ?? repository?.url ?? repository
  if (!address)
    throw new Refusal(
      'It is not known where the releases are. Run: git remote add upstream, then the address of the template that this site was made from.',
    )
  need(
    `The releases at ${address} could not be fetched. Check the address and your connection.`,
    ...['fetch', '--quiet', '--no-tags', address, `+refs/tags/v*:${releases}/v*`],
  )
  const tags = git('for-each-ref', '--sort=-version:refname', '--format=%(refname)', releases)
  const newest = tags?.match(/(?<=\/)v\d+\.\d+\.\d+$/m)
  if (!newest) throw new Refusal(`There is no release at ${address}.`)
  return newest[0]
}

/** Where the project shares no history with the releases, makes that of its version known to Git. */
function isNewest(release: string): boolean {
  const commit = `${releases}/${release}`
  if (git('merge-base', 'HEAD', commit))
    return git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined
  // Made from the files alone, as GitHub does for “Use this template”.
  const current = `v${manifest().version}`
  if (current === release) return true
  need(
    `This project shares no history with the releases, and none of them is ${current}, the version in package.json. Write the one that it was made from there, and commit it.`,
    ...['merge', '--quiet', '-s', 'ours', '--allow-unrelated-histories', '--no-edit'],
    `${releases}/${current}`,
  )
  return false
}

function update(before: string, release: string) {
  let undo = `git reset --hard ${before.slice(0, 10)}`
  const failed = () => new Refusal(`The update has failed. Undo it with: ${undo}`)
  const conflicts = merge(`${releases}/${release}`)
  if (!conflicts) throw failed()
  // The version of the project alone needs no new packages.
  const difference = ['diff', '--quiet', '-I', '^ *"version": ', before]
  if (git(...difference, '--', 'package-lock.json') === undefined) {
    undo += ' && npm ci'
    // With a conflict in it, the lock file may not fit the provider's own packages.
    const install = conflicts.includes('package-lock.json') ? 'install' : 'ci'
    if (spawnSync('npm', [install], { stdio: 'inherit' }).status !== 0) throw failed()
  }
  // In a process of its own, because the code in this one is that of the former release.
  const after = ['tools/update/after-merge.ts', before, `${releases}/${release}`, undo]
  const { status } = spawnSync(
    process.execPath,
    [...after, ...conflicts, ...(values.quick ? ['--quick'] : [])],
    { stdio: 'inherit' },
  )
  if (status !== 0 && status !== hasDecisions) throw failed()
  process.exitCode = status === 0 ? 0 : 1
}

/**
 * Merges without a commit. Where the provider and the release have changed the same lines, those of the release are
 * taken, so that the site works.
 *
 * @returns the files with such lines; undefined if it fails
 */
function merge(release: string): string[] | undefined {
  const mergeTaking = (...options: string[]) => {
    git('merge', '--no-commit', '--no-ff', '--quiet', ...options, release)
    git('reset', '--quiet', 'HEAD', '--', ...owned)
    git('restore', '--', ...owned)
    // Files that came with the merge: there were no others that Git did not know.
    git('clean', '-d', '--force', '--quiet', '--', ...owned)
    return git('diff', '--name-only', '--diff-filter=U')?.split('\n').filter(Boolean) ?? []
  }
  const conflicts = mergeTaking()
  if (conflicts.length > 0) {
    git('reset', '--quiet', '--hard')
    // The rest was removed by one of the two.
    for (const file of mergeTaking('-X', 'theirs'))
      if (git('checkout', '--quiet', release, '--', file) === undefined)
        git('rm', '--quiet', '--force', '--', file)
  }
  return git('rev-parse', '--verify', 'MERGE_HEAD') ? conflicts : undefined
}
