import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findOrInstallChromium } from '../../tests/support/chromium.ts'
import { accepted, report } from './folders.ts'

/** Run by run.ts, which serves the parts. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'parts.visual.ts',
  outputDir: path.resolve(import.meta.dirname, '../../.cache/visual'),
  snapshotPathTemplate: `${accepted}/{arg}{ext}`,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: report }]],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // What moves is shown at its end. No pixel may differ by more than an eye could never see.
    toHaveScreenshot: { animations: 'disabled', threshold: 0.01, maxDiffPixels: 0 },
  },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [...chromiumArguments, '--hide-scrollbars'],
    },
  },
})
