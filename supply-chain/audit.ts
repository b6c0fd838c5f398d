import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { verdict } from './audit-verdict.ts'

/**
 * `npm run audit`: known vulnerabilities, by the policy of audit-verdict.ts. A registry that offers no audit
 * (some mirrors) is told in a sentence and is the only thing that is let pass.
 */
const cwd = path.resolve(import.meta.dirname, '..')
const parts = { shipped: ['--omit=dev', '--omit=optional'], tools: [] }

for (const [part, options] of Object.entries(parts) as [keyof typeof parts, string[]][]) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], { cwd, encoding: 'utf8' })
  const found = verdict(parse(stdout), part)
  if (found.kind === 'fine') console.log(`${part}: nothing known.`)
  else if (found.kind === 'no audit here') {
    console.log(`${part}: not audited, this registry offers none (${found.reason}).`)
  } else {
    const problems = found.kind === 'vulnerable' ? found.findings : [found.reason]
    console.error(`${part}: ${problems.join(', ')}`)
    process.exitCode = 1
  }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
