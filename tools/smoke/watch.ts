import { failure } from './checks.ts'
import { readArguments, report } from './command.ts'
import { arrivalProblems, formProblems, inBrowser, sendingProblems } from './form.ts'
import { LiveSite } from './live-site.ts'

/**
 * `npm run watch -- https://example.com` checks that the contact form of a live site works, on every page and with the
 * e-mail service. Exits with 1 if it does not. docs/deploy.md describes the options.
 */
const { address, message, inbox } = readArguments(
  'watch',
  `[--message] [--inbox <address>]
--message sends one real message. --inbox waits until a page that lists what has arrived contains it.`,
)
const time = message || inbox ? new Date().toISOString() : undefined
const site = new LiveSite(address)
const checking = inBrowser(site, async (page) => {
  report('A live form on every page', await formProblems(page, site).catch(failure))
  const problems = await sendingProblems(page, address, 'watch', time).catch(failure)
  report(time ? 'The test message is sent' : 'The e-mail service takes messages', problems)
  if (time && inbox && problems.length === 0)
    report('It arrives', await arrivalProblems(inbox, time, 300_000).catch(failure))
})
await checking.catch((error) => report('The site', failure(error)))
