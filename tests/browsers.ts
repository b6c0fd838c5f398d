import { findOrInstallEngines } from './support/engines.ts'
import { reports, runJourneys } from './support/run-journeys.ts'

/**
 * The journeys in Firefox and WebKit. What follows is passed on to Playwright:
 * `npm run test:browsers -- menu`
 */
const { found, missing } = findOrInstallEngines()
const status = found.length > 0 ? runJourneys(found, reports.others) : 0
for (const sentence of missing) console.error(sentence)
// On one's own machine the sentence is enough.
process.exitCode = process.env.CI && missing.length > 0 ? 1 : status
