import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { project } from '../../tools/project.ts'

/** Runs `npm run check`. The variables take precedence over those in .env. */
export const runCheck = (args: string[], variables: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [path.join(project, 'tools/check/check.ts'), ...args], {
    env: { ...process.env, ...variables },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )
