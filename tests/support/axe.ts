import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Runs every axe rule, including best practices and target size. A soft assertion. */
export async function expectAccessible(page: Page, when: string, within?: string) {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect.soft(problems, `${when}: axe`).toEqual([])
}
