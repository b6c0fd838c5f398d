import { availableParallelism } from 'node:os'
import { defineConfig, type Project } from '@playwright/test'
import { findFirefox, findWebKit } from './tests/support/engines.ts'
import { chromiumArguments, findOrInstallChromium } from './tools/browser/chromium.ts'

const chromium: Project = {
  name: 'chromium',
  testIgnore: '**/webkit.e2e.ts',
  // `npm test` leaves out the tests tagged @all, `npm run test:rest` runs those.
  ...(process.env.TEST_ALL === '1' ? { grep: /@all/ } : { grepInvert: /@all/ }),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
  },
}

/** Runs only the tests of behaviour that differs between engines (docs/decisions/0036). */
const firefox: Project = {
  name: 'firefox',
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox() ?? '',
      // No back/forward cache: Playwright waits for a load event, which a restored page does not fire.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
}

/** These tests use WebDriver, because Playwright can only drive its own build of WebKit. */
const webkit: Project = { name: 'webkit', testMatch: '**/webkit.e2e.ts' }

/** `npm run test:e2e -- tests/shell/menu.e2e.ts` runs one file. */
export default defineConfig({
  testMatch: '{tests,src}/**/*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: '.cache/screenshots/{testName}{ext}',
  fullyParallel: true,
  // More workers than cores only make each test slower.
  workers: Math.min(4, availableParallelism()),
  // Long, because the machine may be slow. A test that passes on a retry is reported as flaky.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 1,
  maxFailures: 10,
  forbidOnly: Boolean(process.env.CI),
  use: { viewport: { width: 1280, height: 800 }, trace: 'off', video: 'off' },
  projects: [chromium, ...(findFirefox() ? [firefox] : []), ...(findWebKit() ? [webkit] : [])],
})
