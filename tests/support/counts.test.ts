import type { JSONReport } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { countsOf } from './counts.ts'

const spec = (title: string, status: string) => ({
  title,
  tests: [{ projectName: 'chromium', status }],
})

test('a test that passed on a retry is named', () => {
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 2 },
    suites: [
      {
        title: 'menu.e2e.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
        suites: [{ title: 'On a phone', specs: [spec('closes on Escape', 'flaky')] }],
      },
    ],
  }
  expect(countsOf(report as unknown as JSONReport)).toEqual({
    passed: 3,
    failed: 0,
    flaky: [
      '[chromium] menu.e2e.ts › closes',
      '[chromium] menu.e2e.ts › On a phone › closes on Escape',
    ],
  })
})
