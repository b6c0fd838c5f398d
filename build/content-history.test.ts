import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastChanged } from './content-history.ts'

const home = mkdtempSync(path.join(tmpdir(), 'content-history-'))
const folder = path.join(home, 'site')

const page = ['src/app.tsx', 'src/pages/page.tsx']

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function git(args: string[], cwd = folder, date = '2026-01-01T00:00:00Z') {
  execFileSync('git', args, {
    cwd,
    stdio: 'pipe',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.com',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  })
}

function commit(date: string) {
  git(['add', '-A'])
  git(['commit', '-q', '-m', 'change'], folder, date)
}

beforeAll(() => {
  write(
    'src/app.tsx',
    `import { site } from './content/site.ts'\nconst later = import('./pages/other.tsx')`,
  )
  write(
    'src/pages/page.tsx',
    `import {\n  a,\n} from './hero.tsx'\nimport type { B } from '../content/types.ts'`,
  )
  write('src/pages/hero.tsx', `import { home } from '../content/home.ts'`)
  write('src/pages/other.tsx', `import { other } from '../content/other.ts'`)
  for (const name of ['site', 'home', 'other', 'types']) write(`src/content/${name}.ts`, name)
  git(['init', '-q', '-b', 'main'])
  commit('2026-01-05T12:00:00Z')
  write('src/content/home.ts', 'home, rewritten')
  commit('2026-02-05T23:30:00-05:00')
  write('src/content/other.ts', 'other, rewritten')
  write('src/content/types.ts', 'types, rewritten')
  write('src/pages/hero.tsx', `import { home } from '../content/home.ts'\n// moved`)
  commit('2026-03-05T12:00:00Z')
})

afterAll(() => rmSync(home, { recursive: true }))

test('a page changed on the day when a text that it shows was committed, counted in UTC', async () => {
  expect(await lastChanged(folder, page)).toBe('2026-02-06')
})

test('what the shell shows counts, and the first commit is a day like any other', async () => {
  expect(await lastChanged(folder, ['src/app.tsx'])).toBe('2026-01-05')
})

test('a change that is not committed has no day yet', async () => {
  write('src/content/home.ts', 'home, at work')
  expect(await lastChanged(folder, page)).toBeUndefined()
  git(['checkout', '-q', '--', '.'])
  expect(await lastChanged(folder, page)).toBe('2026-02-06')
})

test('a clone too shallow to hold the commit does not make a day up', async () => {
  for (const [depth, day] of [
    [1, undefined],
    [2, undefined],
    [3, '2026-02-06'],
  ] as const) {
    const clone = path.join(home, `shallow-${depth}`)
    git(['clone', '-q', '--depth', String(depth), `file://${folder}`, clone], home)
    expect(await lastChanged(clone, page), `depth ${depth}`).toBe(day)
  }
})

test('a folder without a repository has no days', async () => {
  const unpacked = path.join(home, 'unpacked')
  cpSync(path.join(folder, 'src'), path.join(unpacked, 'src'), { recursive: true })
  expect(await lastChanged(unpacked, page)).toBeUndefined()
})
