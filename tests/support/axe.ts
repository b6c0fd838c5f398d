import { expect, type Page } from '@playwright/test'
import { axeProblems } from '../../tools/browser/axe.ts'

/** A soft assertion. */
export async function expectAccessible(page: Page, when: string, within?: string) {
  expect.soft(await axeProblems(page, within), `${when}: axe`).toEqual([])
}
