import { expect, type Page } from '@playwright/test'

export const services = [
  { slug: 'voice-ai', title: 'Voice AI customer support' },
  { slug: 'ai-chat', title: 'AI chat support' },
  { slug: 'process-automation', title: 'Process automation' },
  { slug: 'predictive-analytics', title: 'Predictive analytics' },
] as const

export const tab = (page: Page, index: number) =>
  page.getByRole('tab', { name: services[index]!.title })

export async function expectSelected(page: Page, index: number) {
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: services[index]!.title })).toBeVisible()
}
