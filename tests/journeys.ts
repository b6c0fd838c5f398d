import { reports, runJourneys } from './support/run-journeys.ts'

/**
 * The journeys in a real browser. What follows is passed on to Playwright:
 * `npm run test:e2e -- tests/menu.e2e.ts -g Escape`
 */
process.exitCode = runJourneys(['chromium'], reports.chromium)
