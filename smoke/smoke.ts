import { parseArgs } from 'node:util'
import { checks } from './checks.ts'
import { LiveSite } from './live-site.ts'
import { sendMessage } from './message.ts'

/** `npm run smoke -- https://host [--message]`: what must hold of the site where visitors find it. */
const { values, positionals } = parseArgs({
  options: { message: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [address] = positionals
if (!address || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error(
    'Say which site: npm run smoke -- https://example.com (and --message for one real message).',
  )
  process.exit(2)
}

const site = new LiveSite(address)
const all = [
  ...checks,
  ...(values.message
    ? [{ name: 'One message', run: () => sendMessage(site.origin + site.base) }]
    : []),
]
let wrong = 0
for (const { name, run } of all) {
  const problems = await run(site).catch((error: Error) => [
    `It could not be tried: ${[error.message, error.cause].filter(Boolean).join(', ')}.`,
  ])
  wrong += problems.length
  console.log(`${problems.length === 0 ? 'ok   ' : 'WRONG'} ${name}`)
  for (const problem of problems) console.log(`      ${problem}`)
}
process.exitCode = wrong === 0 ? 0 : 1
