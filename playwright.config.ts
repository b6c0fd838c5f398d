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
  // Machines are noisy; what fails three times is broken.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    video: 'off',
  },
})
