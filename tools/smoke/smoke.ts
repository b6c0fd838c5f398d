import { parseArgs } from 'node:util'
import { checkSite, failure } from './checks.ts'

/**
 * `npm run smoke -- https://example.com [--message]` checks a live site. Exits with 1 if a check fails.
 * `--message` also sends one real message.
 */
const { values, positionals } = parseArgs({
  options: { message: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [address = ''] = positionals
if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error(
    'Usage: npm run smoke -- https://example.com [--message]\n--message also sends one real message.',
  )
  process.exit(2)
}

function report(name: string, problems: string[]) {
  console.log(`${problems.length === 0 ? 'ok   ' : 'FAIL '} ${name}`)
  for (const problem of problems) console.log(`      ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

await checkSite(address, report)
if (values.message) {
  const { sendMessage } = await import('./message.ts')
  report('Test message', await sendMessage(address).catch(failure))
}
if (process.exitCode) console.log('\ndocs/deploy.md shows how to configure each host.')
