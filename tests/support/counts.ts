import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** `flaky` lists the tests that passed only on a retry. */
export type Counts = { passed: number; failed: number; flaky: string[] }

export const noCounts: Counts = { passed: 0, failed: 0, flaky: [] }

export const sum = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  flaky: [...one.flaky, ...other.flaky],
})

type VitestReport = { numPassedTests: number; numFailedTests: number }

/** Reads the results from a JSON report by Vitest or Playwright. */
export function countsIn(report: JSONReport | VitestReport): Counts {
  if ('numPassedTests' in report)
    return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: [] }
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    flaky: report.suites.flatMap((suite) => flakyIn(suite)),
  }
}

function flakyIn({ specs, suites = [], title }: JSONReportSuite, parents: string[] = []): string[] {
  const path = [...parents, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${[...path, spec.title].join(' › ')}`),
  )
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, path))]
}
