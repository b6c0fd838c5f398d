import type { JSONReport } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { countsIn } from './counts.ts'

const spec = (title: string, status: string) => ({
  title,
  tests: [{ projectName: 'chromium', status }],
})

test('a test that passes on a retry counts as flaky and is listed by name', () => {
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [
      {
        title: 'menu.e2e.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'On a phone', specs: [spec('closes on Escape', 'flaky')] }],
      },
    ],
  }
  expect(countsIn(report as unknown as JSONReport)).toEqual({
    passed: 1,
    failed: 0,
    flaky: ['[chromium] menu.e2e.ts › On a phone › closes on Escape'],
  })
})
