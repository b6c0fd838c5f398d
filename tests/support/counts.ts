import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

export type Counts = { passed: number; failed: number; flaky?: string[] }

/** The results in Playwright's JSON report. A flaky test passed on a retry: it counts as passed and is named. */
export function countsOf({ stats, suites }: JSONReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
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
