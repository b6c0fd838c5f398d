import type { JSONReport } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { countsIn } from './counts.ts'

test('a test that passes on a retry counts as flaky and is listed by name', () => {
  const tests = [{ projectName: 'chromium', status: 'flaky' }]
  const suites = [{ title: 'On a phone', specs: [{ title: 'closes on Escape', tests }] }]
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ title: 'menu.e2e.ts', specs: [], suites }],
  }
  expect(countsIn(report as unknown as JSONReport)).toEqual({
    ...{ passed: 1, failed: 0 },
    flaky: ['[chromium] menu.e2e.ts › On a phone › closes on Escape'],
  })
})
