import { defineConfig } from '@playwright/test'
import { chromiumArguments, findOrInstallChromium } from './tests/support/chromium.ts'

/** The journeys. `npm run test:e2e -- tests/menu.e2e.ts` runs one file. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    video: 'off',
  },
})
