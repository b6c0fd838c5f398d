import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { todayIn } from '../../src/content/time-zone.ts'
import { readContent } from '../../tools/prerender/content/read-content.ts'
import { changed, copyOfContent } from '../../tools/prerender/content/test-support.ts'
import { project } from '../../tools/project.ts'
import { testFolder } from '../../tools/test-folder.ts'

const copy = await copyOfContent(afterAll)
const folder = testFolder(afterAll)
const workflow = path.join(project, '.github/workflows/publish.yml')
const step: string = parse(readFileSync(workflow, 'utf8')).jobs.publish.steps.at(-1).run

test.each([
  ['today', '', true],
  ['2025-03-01', '', false],
  ['2999-01-01', '', false],
  ['today', '\ndraft: true', false],
])('with an article of %s%s, the workflow calls the host: %s', (day, draft, isCalled) => {
  const today = todayIn(readContent(copy)[0].content.site.place)
  const date = day === 'today' ? today : day
  const [file, text] = changed(copy, `articles/one.date: ${date}`)
  writeFileSync(path.join(copy, file), text.replace(/^---$/m, `$&${draft}`))
  const write = (name: string, script: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}`, { mode: 0o755 })
  write('npx', `exec "${process.execPath}" "${project}/tools/deploy/due-today.ts" "${copy}"`)
  write('curl', 'echo "called $*"')
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    HOOK: 'https://host.example/h',
  }
  const output = execFileSync('bash', ['-e', '-c', step], { env, encoding: 'utf8' })
  expect(/called .* https:\/\/host.example\/h$/m.test(output)).toBe(isCalled)
})
