import { checkSite, failure } from './checks.ts'
import { readArguments, report } from './command.ts'
import { LiveSite } from './live-site.ts'

/**
 * `npm run smoke -- https://example.com [--message]` checks a live site. Exits with 1 if a check fails.
 * `--message` also sends one real message.
 */
const { address, message } = readArguments(
  'smoke',
  '[--message]\n--message also sends one real message.',
)
await checkSite(address, report)
if (message) {
  const { inBrowser, sendingProblems } = await import('./form.ts')
  const time = new Date().toISOString()
  const sending = inBrowser(new LiveSite(address), (page) =>
    sendingProblems(page, address, 'smoke', time),
  )
  report('Test message', await sending.catch(failure))
}
if (process.exitCode) console.log('\ndocs/deploy.md shows how to configure each host.')
