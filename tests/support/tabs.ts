import { expect, type Page } from '@playwright/test'
import { services } from './content.ts'

export { services }

export const last = services.length - 1

export const tab = (page: Page, index: number) =>
  page.getByRole('tab', { name: services[index]!.title })

export async function expectSelected(page: Page, index: number) {
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: services[index]!.title })).toBeVisible()
}
