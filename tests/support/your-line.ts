import type { Page } from '@playwright/test'
import { home } from './content.ts'

const copy = home.yourLine

export const yourLine = (page: Page) => page.getByRole('form', { name: copy.heading })
export const figureField = (page: Page, name: keyof typeof copy.fields) =>
  yourLine(page).getByLabel(copy.fields[name], { exact: true })
export const jobField = (page: Page) => yourLine(page).getByLabel(copy.legend, { exact: true })
