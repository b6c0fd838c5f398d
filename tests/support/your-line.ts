import { home, services } from './content.ts'
import { homePage } from './pages.ts'
import { interactive, type Page } from './test.ts'

export const copy = home.yourLine

/** The job with which the page starts, and one of another service. */
export const [example, other] = [services[0]!, services[1]!].map((service) => ({
  service,
  job: service.jobs[0]!,
})) as [Choice, Choice]

type Choice = { service: (typeof services)[number]; job: (typeof services)[number]['jobs'][number] }

export const panel = (page: Page) => page.locator('#your-line')
export const yourLine = (page: Page) => page.getByRole('form', { name: copy.heading })
export const job = (page: Page, { service, job }: Choice) =>
  yourLine(page).getByRole('radio', { name: `${job.name}, ${service.title}`, exact: true })
export const figure = (page: Page, name: keyof typeof copy.fields) =>
  yourLine(page).getByLabel(copy.fields[name], { exact: true })
export const result = (page: Page) => yourLine(page).getByRole('status')
export const bringButton = (page: Page) => yourLine(page).getByRole('button', { name: copy.bring })
export const sumButton = (page: Page) =>
  yourLine(page).getByRole('button', { name: copy.sum.heading })

/** Opens the home page and waits until the form is interactive. */
export async function visitYourLine(page: Page, path = homePage.path) {
  await page.goto(path)
  await interactive(page)
}

/** Fills the content’s names in braces. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** A range as the panel shows it. */
export const range = (from: number | string, to: number | string) =>
  fill(copy.result.range, { from, to })
