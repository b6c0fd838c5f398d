import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyProject } from '../tools/build/copy-project.ts'
import { project } from '../tools/project.ts'
import { testFolder } from '../tools/test-folder.ts'
import migrate from '../tools/update/migrations/1.0.0.ts'
import { ProviderContent } from '../tools/update/provider-content.ts'
import { isSample } from './support/words.ts'

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
  const write = (file: string, text: string) => writeFileSync(path.join(at, file), text)
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
    writeFileSync(env.GIT_CONFIG_GLOBAL!, '[user]\nname = Ida\nemail = ida@nordbahn.eu\n')
    await copyProject(project, template.at)
    const { version } = JSON.parse(template.read('package.json'))
    template.run('git', 'init')
    template.commit()
    template.run('git', 'tag', `v${version}`)
    template.run('git', 'clone', template.at, mine.at)

    template.change('content/schema/site.ts', 'descriptor: ', 'motto: text(40),\n  tagline: ')
    template.change(site, 'descriptor: ', 'motto: Sample motto\ntagline: ')
    template.change('content/en/home.yaml', 'Work that runs on time.', 'Sample words.')
    template.run('git', 'rm', 'content/en/cases/invoice-line.md')
    template.write('content/en/pages/new.md', template.read('content/en/pages/imprint.md'))
    template.change(button, /^/, '// The release’s line.\n')
    template.change('package-lock.json', /$/, '\n')
    template.change('package.json', `"version": "${version}"`, '"version": "90.1.0"')
    template.change('CHANGELOG.md', /^## /m, '## 90.1.0\n\n- A motto.\n\n## ')
    const rename = `export default (content) =>
      content.each('content/*/site.yaml', (document) => rename(document, [], 'descriptor', 'tagline'))`
    template.write(
      'tools/update/migrations/90.1.0.ts',
      `import { rename } from '../provider-content.ts'\n${rename}`,
    )
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
    mine.change('content/en/home.yaml', 'Work that runs on time.', 'Trains on time.')
    mine.change('content/theme.yaml', 'radius: 10', 'radius: 0')
    mine.run('git', 'rm', '-r', 'content/es')
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
    ])
    const owned = ['content', ':(exclude)content/schema']
    expect(mine.run('git', 'diff', '--name-only', before, '--', ...owned)).toBe(site)
    expect(mine.read(site)).toContain('# Our name.\nbrand: Nordbahn\n# In the title.\ntagline: Our')
    expect(mine.read('src/ui/hero.tsx')).toMatch(/^\/\/ My other line/)
    expect(mine.read(button)).toMatch(/^\/\/ The release’s line.*My last line.\n$/s)
    expect(update()).toBe('This is the newest release already: v90.1.0.')

    mine.run('sh', '-c', /anything else: (.*)/.exec(text)![1]!)
    expect(mine.run('git', 'rev-parse', 'HEAD')).toBe(before)
    expect(mine.run('git', 'status', '--porcelain')).toBe('')
  })

  test('updates a project that was made from the files of a release alone', () => {
    rmSync(path.join(mine.at, '.git'), { recursive: true })
    mine.run('git', 'init')
    mine.commit()
    expect(update('--from', template.at)).toContain(`- ${button}: you and the release`)
    expect(mine.read(site)).toContain('tagline: Our AI')
  })

  test('adds what a stopped case takes to a project before 1.0.0', () => {
    const files = ['content/en/services.yaml', 'content/en/home.yaml'] as const
    mine.change(files[0], /, factor: 1.5/g, '')
    mine.change(files[1], / {4}(factor|stopped|longer): .*\n/g, '')
    migrate(new ProviderContent(mine.at, () => '', template.read))
    const [jobs, words] = files.map((file) => parse(mine.read(file)))
    const [sampleJobs, sampleWords] = files.map((file) => parse(template.read(file)))
    expect(jobs).toEqual(sampleJobs)
    expect(words.yourLine).toEqual(sampleWords.yourLine)
  })

  test('moves colours, corners and fonts from the design tokens of a project before 1.0.0', () => {
    const old = `:root { --color-signal: #7fd1ff; --color-line-1: light-dark(#a66468,
      #ff5a5f); --color-ink: teal; --radius: 0.25rem; --measure: 40em;
      --font-family: 'Georgia', "Hanken Grotesk", 'Hanken Grotesk fallback', serif; }`
    const content = new ProviderContent(mine.at, () => old, template.read)
    migrate(content)
    const { colors } = parse(template.read('content/theme.yaml'))
    const signal = { light: '#7fd1ff', dark: '#7fd1ff' }
    expect(parse(mine.read('content/theme.yaml'))).toEqual({
      colors: { ...colors, signal, 'line-1': { light: '#a66468', dark: '#ff5a5f' } },
      radius: 4,
      fonts: ['Georgia', 'Hanken Grotesk', 'serif'],
    })
    expect(content.decisions).toEqual(
      ['--color-ink: teal', '--measure: 40em'].map((each) => expect.stringContaining(each)),
    )
  })
})
