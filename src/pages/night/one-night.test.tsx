// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { htmlOf, testContent } from '../../../tests/support/site-content.tsx'
import { amountIn } from '../../lib/format.ts'
import { OneNight } from './one-night.tsx'
import { type NightProps, useProperties } from './use-properties.ts'

const night = testContent.night!
let properties!: Omit<NightProps, 'slots'>
function Read() {
  properties = useProperties(night)
  return null
}
htmlOf(<Read />)
const decisions = night.events.flatMap(({ decision }) => decision ?? [])
const { stop, run, heading, allStop, allRun } = night.year

const rows = () => within(screen.getByRole('region', { name: heading })).getAllByRole('group')
const letRun = (row: number) =>
  fireEvent.click(within(rows()[row]!).getByRole('radio', { name: run }))
const sumOf = (what: 'hours' | 'cost') =>
  rows().reduce((sum, { dataset }) => sum + Number(dataset[what]), 0)
const sums = () => document.querySelector('#year [role=status]')!.textContent

test('Once all is decided, each stop can run as a rule, and the two sums are those of the rows', async () => {
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  const show = () =>
    render(
      <main>
        <island-root name="night">
          <OneNight {...properties} slots={{}} />
        </island-root>
      </main>,
    )
  show()
  for (const { choices } of decisions) {
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
    const [dearest] = choices.toSorted((one, other) => other.over - one.over)
    fireEvent.click(screen.getAllByRole('button', { name: dearest!.text })[0]!)
  }
  await screen.findByRole('heading', { name: heading })
  const hours = decisions.reduce((sum, { times, minutes }) => sum + (times * minutes) / 60, 0)
  expect(sumOf('hours')).toBeCloseTo(hours)
  expect(sumOf('cost')).toBe(0)
  expect(sums()).toContain(allStop)
  for (const [row, { times, choices }] of decisions.entries()) {
    letRun(row)
    const over = Math.max(...choices.map((choice) => choice.over))
    expect(rows()[row]!.dataset).toMatchObject({ hours: '0', cost: String(times * over) })
    expect(sums()).toContain(amountIn(properties.locale, properties.currency, sumOf('cost')))
    expect(sums()?.includes(allRun)).toBe(row === decisions.length - 1)
  }
  cleanup()
  show()
  const { again } = night.morning
  fireEvent.click(await screen.findByRole('button', { name: again }))
  expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  for (const { choices } of decisions)
    fireEvent.click(screen.getAllByRole('button', { name: choices[0]!.text })[0]!)
  await screen.findByRole('heading', { name: heading })
  for (const row of rows())
    expect(within(row).getByRole<HTMLInputElement>('radio', { name: stop }).checked).toBe(true)
})
