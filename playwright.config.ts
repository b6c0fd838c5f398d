import { defineConfig, type Project } from '@playwright/test'
import { findFirefox, findWebKit } from './tests/support/engines.ts'
import { chromiumArguments, findOrInstallChromium } from './tools/browser/chromium.ts'

/** Set by `npm run test:all`. Chromium then runs only the tests tagged @all, which `npm test` leaves out. */
const runsTaggedAll = process.env.TEST_ALL === '1'

const chromium: Project = {
  name: 'chromium',
  testIgnore: '**/webkit*.e2e.ts',
  ...(runsTaggedAll ? { grep: /@all/ } : { grepInvert: /@all/ }),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
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
    // Playwright can neither ask Debian's Firefox for less motion or for paper, nor switch its scripts off.
    /JavaScript|scripts (off|blocked|switched off)|less (motion )?is asked for|reduced motion|in print/,
    // Playwright waits for a load that a hash does not bring.
    /a link to a hash was followed from/,
    // It does not know `blocking=render` (docs/decisions/0020).
    /opens at a fragment/,
    // Only Chromium can be asked to crash.
    /survives a crash/,
    // Its scrollbar takes room, so that a headline breaks otherwise in the font; its words for one that fails are its own.
    /comes to \/about|had a page before|does not come|cannot be had/,
    // A Firefox that posts gives up what it is still loading, and Playwright's click waits for that.
    /sent before the scripts|sent twice|early send that the visitor/,
    // The form's faults are tried on more pages in Chromium only.
    /form\/\w+\.e2e\.ts.*@all/,
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
  workers: 4,
  // Long, because the machine may be slow. A test that passes on a retry is reported as flaky.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 1,
  maxFailures: 10,
  forbidOnly: Boolean(process.env.CI),
  use: { viewport: { width: 1280, height: 800 }, trace: 'off', video: 'off' },
  projects: [chromium, ...(findFirefox() ? [firefox] : []), ...(findWebKit() ? [webkit] : [])],
})
