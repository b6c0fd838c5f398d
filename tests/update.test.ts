import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../tools/prerender/copy-project.ts'
import { project } from '../tools/project.ts'
import { testFolder } from '../tools/test-folder.ts'
import { ProviderContent } from '../tools/update/provider-content.ts'
import { isSample } from './support/content.ts'

const folder = testFolder(afterAll)

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
  GIT_CONFIG_GLOBAL: path.join(folder, 'gitconfig'),
}

/** A project in a Git repository. */
const repository = (name: string) => {
  const at = path.join(folder, name)
  const read = (file: string) => readFileSync(path.join(at, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true })
    writeFileSync(path.join(at, file), text)
  }
  const run = (command: string, ...args: string[]) => {
    const { stdout, stderr } = spawnSync(command, args, { cwd: at, env, encoding: 'utf8' })
    return (stdout + stderr).trim()
  }
  const change = (file: string, from: string | RegExp, to: string) => {
    expect(read(file)).toMatch(from)
    write(file, read(file).replace(from, to))
  }
  const commit = () => run('sh', '-c', 'git add --all && git commit -m "A commit"')
  return { at, read, write, run, change, commit }
}
const template = repository('template')
const mine = repository('mine')

const update = (...args: string[]) =>
  mine.run(process.execPath, 'tools/update/update.ts', '--quick', ...args)

const button = 'src/ui/button.tsx'
const site = 'content/en/site.yaml'
const hasGit = spawnSync('git', ['--version']).status === 0

/** Without the check in a browser, and without installing packages. */
describe.runIf(hasGit && isSample)('npm run update, if there is Git', () => {
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'bin'))
    writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 })
    writeFileSync(
      env.GIT_CONFIG_GLOBAL!,
      '[user]\nname = Ida\nemail = ida@nordbahn.eu\n[status]\nshowUntrackedFiles = no\n',
    )
    await copyProject(project, template.at)
    const { version } = JSON.parse(template.read('package.json'))
    template.run('git', 'init')
    template.commit()
    template.run('git', 'tag', `v${version}`)
    template.run('git', 'clone', template.at, mine.at)

    template.change('src/content/site.ts', 'descriptor: ', 'motto: text(40),\n  tagline: ')
    template.change(site, 'descriptor: ', 'motto: Sample motto\ntagline: ')
    template.change('content/en/home.yaml', 'Work that runs on time.', 'Sample words.')
    template.run('git', 'rm', 'content/en/cases/invoice-line.md')
    template.write('content/en/pages/new.md', template.read('content/en/pages/imprint.md'))
    template.change(button, /^/, '// The release’s line.\n')
    template.change('package-lock.json', /$/, '\n')
    template.change('package.json', `"version": "${version}"`, '"version": "90.1.0"')
    template.change('CHANGELOG.md', /(^## Next\n.*?)?(?=^## \d)/ms, '## 90.1.0\n\n- A motto.\n\n')
    const [, migration = ''] =
      /^```ts\n(.*?)^```/ms.exec(template.read('CONTRIBUTING.md').split('### A migration')[1]!) ??
      []
    template.write('tools/update/migrations/90.1.0.ts', migration)
    template.commit()
    for (const tag of ['v90.1.0', 'v90.2.0-beta']) template.run('git', 'tag', tag)
  })

  test('refuses what it could not undo, and says what to do', () => {
    mine.write('notes.txt', 'My notes')
    expect(update()).toMatch(/not committed yet:\n.*notes.txt\nRun: git add/)
    rmSync(path.join(mine.at, 'notes.txt'))
    expect(update('--from', '/nowhere')).toContain('releases at /nowhere could not be fetched')
    expect(update()).toContain('Run: git remote add upstream')
  })

  test('keeps what is the provider’s, lists what is left to decide, and can be undone', () => {
    mine.change(site, 'brand: Relaywell', '# Our name.\nbrand: Nordbahn')
    mine.change(site, 'descriptor: AI', '# In the title.\ndescriptor: Our AI')
    // As in 1.0.0.
    mine.change(
      site,
      /moves stands still.\nbrake: .*/,
      'moves stops, and a note on their visit is shown.\nbrake:\n  pull: Halt\n  note: Note',
    )
    mine.change('content/en/home.yaml', 'Work that runs on time.', 'Trains on time.')
    mine.change('content/theme.yaml', 'radius: 10', 'radius: 0')
    mine.run('git', 'rm', 'content/es/cases/invoice-line.md')
    mine.change(button, /^/, '// My line.\n')
    mine.change(button, /$/, '// My last line.\n')
    mine.change('src/ui/hero.tsx', /^/, '// My other line.\n')
    mine.commit()
    mine.run('git', 'remote', 'add', 'upstream', template.at)
    const before = mine.run('git', 'rev-parse', 'HEAD')

    const text = update()
    expect(text).toMatch(/^npm ci\n.* to 90.1.0, in one commit.*\n\n90.1.0\n\n- A motto.\n\nYour/s)
    expect(text).toMatch(
      /other files were kept:\n {2}- src.ui.button.tsx\n {2}- src.ui.hero.tsx\n\n/,
    )
    expect(text.split('to decide:')[1]!.match(/^ {2}- .*/gm)).toEqual([
      expect.stringMatching(`- ${button}: you and the release .*git diff \\w+ \\w+ -- ${button}$`),
      expect.stringMatching(`- ${site}:.*site.motto is missing. .* has: “Sample motto”`),
      expect.stringMatching(/- content.es.site.yaml:.*site.motto is missing. Translate/),
    ])
    const owned = ['content', ':(exclude)src/content']
    expect(mine.run('git', 'diff', '--name-only', before, '--', ...owned)).toBe(
      [site, 'content/es/site.yaml'].join('\n'),
    )
    expect(mine.read(site)).toContain('# Our name.\nbrand: Nordbahn\n# In the title.\ntagline: Our')
    expect(mine.read(site)).toMatch(/moves stops.\nbrake: Halt\nskipLink/)
    expect(mine.read('src/ui/hero.tsx')).toMatch(/^\/\/ My other line/)
    expect(mine.read(button)).toMatch(/^\/\/ The release’s line.*My last line.\n$/s)
    expect(update()).toBe('This is the newest release already: 90.1.0.')

    mine.change('content/en/home.yaml', 'Trains on time.', 'Later words.')
    mine.commit()
    mine.write('notes.txt', 'My notes')
    mine.change('content/theme.yaml', 'radius: 0', 'radius: 4')
    mine.run('sh', '-c', /update alone: (.*)/.exec(text)![1]!)
    expect(mine.run('git', 'diff', '--name-only', before, 'HEAD')).toBe('content/en/home.yaml')
    expect(mine.run('git', 'rev-parse', 'HEAD^')).toBe(before)
    expect(mine.run('git', 'status', '--short', '-uall')).toBe('M content/theme.yaml\n?? notes.txt')
    mine.run('sh', '-c', 'git reset --hard HEAD^ && rm notes.txt')
    for (const file of [site, 'content/es/site.yaml']) mine.change(file, /^/, 'motto: Ours\n')
  })

  test.each([
    ['tags', 'git tag'],
    ['a version alone', 'git tag --delete $(git tag)'],
  ])('updates a project that was made from files alone, by %s', (_, prepare) => {
    template.run('sh', '-c', prepare)
    rmSync(path.join(mine.at, '.git'), { recursive: true })
    mine.run('git', 'init')
    mine.commit()
    expect(update('--from', template.at)).toContain(`- ${button}: you and the release`)
    expect(mine.read(site)).toContain('tagline: Our AI')
    // It knows the new texts already.
    expect(mine.run('git', 'diff', '--name-only', 'HEAD^')).toContain('content/es/.translations')
    expect(update('--from', template.at)).toBe('This is the newest release already: 90.1.0.')
    mine.run('git', 'reset', '--hard', 'HEAD^')
  })

  test('a migration that names files of no release is a mistake', () => {
    const content = new ProviderContent(mine.at, mine.read, template.read, [site])
    expect(() => content.each('content/*/sites.yaml', () => {})).toThrow(
      'A migration names content/*/sites.yaml, which is in no release.',
    )
    content.each(site, () => {})
  })
})
