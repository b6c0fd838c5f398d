import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on a page, with every rule, including best practices and target size. */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // Without a second page for each result: no page has frames of other sites. Takes half as long.
    .setLegacyMode()
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}
