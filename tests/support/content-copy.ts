import { spawnSync } from 'node:child_process'
import { cp, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { copyProject } from '../../tools/build/copy-project.ts'
import { project } from '../../tools/project.ts'

/**
 * A copy of the project in `.cache/`, with the content of a fixture.
 *
 * @param keepsLanguages whether the fixture is a language more, instead of all content
 * @returns its folder
 */
export async function copyWithContent(fixture: string, keepsLanguages = false): Promise<string> {
  const copy = path.join(project, '.cache', path.basename(fixture))
  await copyProject(project, copy)
  await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
  for (const name of await readdir(path.join(copy, 'content')))
    if (name !== 'schema' && !keepsLanguages)
      await rm(path.join(copy, 'content', name), { recursive: true })
  await cp(path.join(fixture, 'content'), path.join(copy, 'content'), { recursive: true })
  return copy
}

/**
 * Runs Playwright’s tests in a copy, on the variants of the site that they need.
 *
 * @param report the JSON file for tests/check.ts
 * @returns the exit code
 */
export const runEndToEnd = (copy: string, report: string, args: string[]) =>
  run(copy, ['playwright', 'test', '--project=chromium', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(project, '.cache', report),
    TEST_VARIANTS: 'plain,google,faulty-mail',
  })

/** Runs a program of node_modules in a copy. Returns its exit code. */
export function run(copy: string, [program, ...args]: string[], env = {}): number {
  const bin = path.join(copy, 'node_modules/.bin', program!)
  const options = { cwd: copy, stdio: 'inherit', env: { ...env, ...process.env } } as const
  return spawnSync(bin, args, options).status ?? 1
}
