import type { Browser } from '@playwright/test'
import { type Arrival, lateFrames, timeToNextPaint } from './in-page.ts'
import { type Spread, spread } from './statistics.ts'
import {
  becomesInteractive,
  changePage,
  chooseCards,
  openPanels,
  openPhone,
  pressMenu,
  pressTabs,
  scrollUpAndDown,
  typeWords,
  warmUp,
} from './visitor.ts'

const slowdown = 4

/** Times to the next paint in milliseconds, by what the visitor does; what a page does not have is left out. */
export type Interactions = {
  nextPaint: Record<string, Spread & { count: number }>
  nextPage: Spread & { flashes: number }
  /** From a click on a tab until its panel is there; where there are tabs. */
  panel?: Spread
  lateFrames: Spread
}

/** What a visitor does on a page that has been loaded, each often enough for a median. */
export async function interact(
  browser: Browser,
  siteUrl: string,
  path: string,
  times: number,
): Promise<Interactions | undefined> {
  const { page, session } = await openPhone(browser)
  await page.goto(siteUrl + path)
  if (!(await becomesInteractive(page))) {
    await page.context().close()
    return undefined
  }
  await warmUp(page, path)

  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const samples: { name: string; time: number }[] = []
  const arrivals: Arrival[] = []
  const panels: number[] = []
  const late: number[] = []
  const paint = async (name: string, act: () => Promise<unknown>) => {
    samples.push({ name, time: await timeToNextPaint(page, act) })
  }

  for (let time = 0; time < times; time++) {
    await pressTabs(page, paint)
    panels.push(...(await openPanels(page)))
    await chooseCards(page, paint)
    await pressMenu(page, paint)
    await typeWords(page, paint)
    late.push(await lateFrames(page, () => scrollUpAndDown(page)))
    arrivals.push(await changePage(page, path, paint))
  }
  await page.context().close()
  return {
    nextPaint: byName(samples),
    nextPage: {
      ...spread(arrivals.map(({ time }) => time)),
      flashes: arrivals.filter(({ flash }) => flash).length,
    },
    ...(panels.length > 0 && { panel: spread(panels) }),
    lateFrames: spread(late),
  }
}

/** Goes from tab to tab: the time until the panel is there, for each. */
export async function switchTabs(browser: Browser, url: string, times: number): Promise<number[]> {
  const { page, session } = await openPhone(browser)
  await page.goto(url)
  // The page itself becomes interactive after the header.
  await page.getByRole('tab').first().waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const measured: number[] = []
  for (let time = 0; time < times; time++) measured.push(...(await openPanels(page)))
  await page.context().close()
  return measured
}

function byName(samples: { name: string; time: number }[]): Interactions['nextPaint'] {
  const groups = Object.entries(Object.groupBy(samples, ({ name }) => name))
  return Object.fromEntries(
    groups.map(([name, group = []]) => [
      name,
      { ...spread(group.map(({ time }) => time)), count: group.length },
    ]),
  )
}
