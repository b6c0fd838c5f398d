import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule, the best practices and the size of targets included. */
export async function expectAccessible(page: Page, what: string, within?: string) {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect(found, what).toEqual([])
}
