import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { project } from '../../tools/project.ts'

/** Runs `npm run smoke`. */
export const runSmoke = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(project, 'tools/smoke/smoke.ts'), ...args]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )
