import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page, with every rule, including best practices and target size.
 *
 * @param leftOut the ids of rules that are not applied
 */
export async function axeProblems(
  page: Page,
  within?: string,
  leftOut: string[] = [],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .disableRules(leftOut)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}
