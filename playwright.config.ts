import { availableParallelism } from 'node:os'
import { defineConfig, type Project } from '@playwright/test'
import { findFirefox, findWebKit } from './tests/support/engines.ts'
import {
  chromiumArguments,
  findOrInstallChromium,
  findOrInstallHeadlessShell,
} from './tools/browser/chromium.ts'

/** Set by `npm run test:all`. Chromium then runs only the tests tagged @all, which `npm test` leaves out. */
const runsTaggedAll = process.env.TEST_ALL === '1'

const chromium: Project = {
  name: 'chromium',
  testIgnore: '**/webkit*.e2e.ts',
  ...(runsTaggedAll ? { grep: /@all/ } : { grepInvert: /@all/ }),
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: runsTaggedAll ? findOrInstallChromium() : findOrInstallHeadlessShell(),
      args: chromiumArguments,
    },
  },
}

/** Runs only the tests of behaviour that differs between engines (docs/decisions/0008, 0021). */
const firefox: Project = {
  name: 'firefox',
  testMatch: [
    'shell/{navigation,menu}.e2e.ts',
    'pages/{tabs,motion,layout,font}.e2e.ts',
    'failures/foreign-changes.e2e.ts',
    'form/{drafts,early,faults}.e2e.ts',
  ],
  grepInvert: [
    // In Debian's Firefox, Playwright cannot emulate reduced motion or print, nor switch off JavaScript.
    /JavaScript|scripts (off|blocked|switched off)|reduced motion|in print/,
    // Playwright waits for a load event, which a link to a hash does not cause.
    /after following a hash link/,
    // Firefox does not support `blocking=render` (docs/decisions/0025).
    /opens at a fragment/,
    // Playwright can crash a page only in Chromium.
    /survives a crash/,
    // Firefox's scrollbar narrows the page, so headlines wrap differently. Its console message for a font
    // that fails also differs.
    /loads on \/about|on the second page|(bundle|it) fails to load/,
    // Posting a form cancels what Firefox is still loading, and Playwright's click waits for that load.
    /sent before the scripts|sent twice|early send that the visitor/,
    // Only Chromium repeats the form's fault tests on more pages.
    /@chromium/,
  ],
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
const webkit: Project = { name: 'webkit', testMatch: '**/webkit*.e2e.ts' }

/** `npm run test:e2e -- tests/shell/menu.e2e.ts` runs one file. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: '.cache/screenshots/{projectName}/{testName}/{arg}{ext}',
  fullyParallel: true,
  // More workers than cores only make each test slower.
  workers: Math.min(4, availableParallelism()),
  // Long, because the machine may be slow. A test that passes on a retry is reported as flaky.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 1,
  maxFailures: 10,
  forbidOnly: Boolean(process.env.CI),
  use: { viewport: { width: 1280, height: 800 }, trace: 'off', video: 'off' },
  projects: [chromium, ...(findFirefox() ? [firefox] : []), ...(findWebKit() ? [webkit] : [])],
})
