import { parseArgs } from 'node:util'
import { checkSite, failure } from './checks.ts'

/**
 * `npm run smoke -- https://example.com` checks a live site; `npm run watch`, which is the same with `--form`, checks only
 * that its contact form works. They exit with 1 if a check fails. docs/deploy.md describes the other options.
 */
const { values, positionals } = parseArgs({
  options: {
    form: { type: 'boolean', default: false },
    message: { type: 'boolean', default: false },
    inbox: { type: 'string' },
  },
  allowPositionals: true,
})
const [address = ''] = positionals
if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
  const command = values.form ? 'watch' : 'smoke'
  console.error(`Usage: npm run ${command} -- https://example.com [--message]
--message also sends one real message.`)
  process.exit(2)
}

function report(name: string, problems: string[]) {
  console.log(`${problems.length === 0 ? 'ok   ' : 'FAIL '} ${name}`)
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '      '))
  if (problems.length > 0) process.exitCode = 1
}

if (!values.form) await checkSite(address, report)
if (values.form || values.message) {
  const { checkForm } = await import('./form.ts')
  await checkForm(address, values, report).catch((error) => report('Form', failure(error)))
}
if (process.exitCode && !values.form)
  console.log('\ndocs/deploy.md shows how to configure each host.')
