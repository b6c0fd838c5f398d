import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { project } from '../../tools/project.ts'
import { testFolder } from '../../tools/test-folder.ts'

const file = path.join(project, '.github/workflows/watch.yml')
const steps: { run?: string }[] = parse(readFileSync(file, 'utf8')).jobs.watch.steps
const [watch, report] = steps.flatMap(({ run }) => (run?.includes('report.txt') ? run : []))
const folder = testFolder(afterAll)

/** Runs a step, with `npm` failing a few times and `gh` knowing an open issue. Returns their calls. */
function callsOf(step: string, failures: number, open = '', OUTCOME = '') {
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), text, { mode: 0o755 })
  write('npm', `#!/bin/sh\necho "$@" >> calls; [ "$(wc -l < calls)" -gt ${failures} ]`)
  write('gh', `#!/bin/sh\nif [ "$2" = list ]; then echo ${open}; else echo "$@" >> calls; fi`)
  for (const name of ['calls', 'report.txt']) write(name, '')
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    URL: 'https://a.example',
    PAUSE: '0',
    OUTCOME,
  }
  execFileSync('bash', ['-e', '-c', step], { cwd: folder, env, stdio: 'ignore' })
  return readFileSync(path.join(folder, 'calls'), 'utf8').trim()
}

test('the workflow watches again before it fails, and opens and closes one issue', () => {
  const call = 'run --silent check -- https://a.example --form'
  expect(callsOf(watch!, 0)).toBe(call)
  expect(callsOf(watch!, 1)).toBe(`${call}\n${call}`)
  expect(() => callsOf(watch!, 2)).toThrow()
  expect(callsOf(report!, 0, '', 'failure')).toMatch(/^issue create --title The contact form of/)
  expect(callsOf(report!, 0, '7', 'failure')).toBe('')
  expect(callsOf(report!, 0, '7', 'success')).toMatch(/^issue close 7/)
  expect(callsOf(report!, 0, '', 'success')).toBe('')
})
