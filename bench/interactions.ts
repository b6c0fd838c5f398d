import type { Browser } from '@playwright/test'
import { type Arrival, lateFrames, timeToNextPaint } from './in-page.ts'
import { type Spread, spread } from './statistics.ts'
import {
  becomesInteractive,
  changePage,
  chooseCards,
  middleOf,
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
  const late: number[] = []
  const paint = async (name: string, act: () => Promise<unknown>) => {
    samples.push({ name, time: await timeToNextPaint(page, act) })
  }

  for (let time = 0; time < times; time++) {
    await pressTabs(page, paint)
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
    lateFrames: spread(late),
  }
}

/** Switches between the first, the middle and the last tab: the time to the next paint for each. */
export async function switchTabs(browser: Browser, url: string, times: number): Promise<number[]> {
  const { page, session } = await openPhone(browser)
  await page.goto(url)
  await becomesInteractive(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tabs = page.getByRole('tab')
  const count = await tabs.count()
  const measured: number[] = []
  for (let time = 0; time < times; time++) {
    for (const index of [count - 1, Math.floor(count / 2), 0]) {
      const point = await middleOf(page, tabs.nth(index))
      measured.push(await timeToNextPaint(page, () => page.mouse.click(point.x, point.y)))
    }
  }
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
