import type { SiteContent } from '../../content/context.tsx'
import type { Colors, PageOptions, SocialDrawing } from '../../content/page.ts'
import { serviceOf } from '../../content/service-of.ts'
import { frame, lineColor } from '../../drawings/social-picture.ts'
import { amountIn } from '../../lib/format.ts'
import type { Night } from './schema.ts'
import { stopsOf } from './stops.ts'
import { chosenIn, sumOf } from './sums.ts'

/** All that can be chosen: 1111, 1112 and so on. */
const everyNight = (stops: number) =>
  Array.from({ length: 2 ** stops }, (_, night) =>
    Array.from({ length: stops }, (_, stop) => ((night >> (stops - 1 - stop)) & 1) + 1).join(''),
  )

/** The address of each night that can be decided, and its preview: the amount and the cases, not what was chosen. */
export function decidedNights(night: Night, content: SiteContent): PageOptions[] {
  const { site, facts } = content
  const { over, ask } = night.ticket
  const stops = stopsOf(night.events)
  return everyNight(stops.length).map((choices) => {
    const sum = sumOf(chosenIn(choices, stops))
    const amount = amountIn(site.locale, facts.currency, sum.over)
    return {
      variant: choices,
      properties: { theirs: choices },
      sharedTitle: `${amount} ${over} ${ask}`,
      picture: { headline: ask, drawing: ticketDrawing(night, content, amount) },
    }
  })
}

const [left, right, tear] = [frame.edge, frame.width - frame.edge, 744]
const [top, height] = [-14, 208]
const middle = top + height / 2

/** The ticket on the colour of the morning: what stopped at the left, the amount at the right. */
export function ticketDrawing(
  night: Night,
  { services }: SiteContent,
  amount: string,
): SocialDrawing {
  const stops = stopsOf(night.events)
  const step = (height - 24) / stops.length
  const size = Math.min(104, 540 / amount.length)
  const jobSize = Math.min(30, 1000 / Math.max(...stops.map(({ job }) => job.length)))
  return (colors, label) =>
    [
      `<rect y="${top - 22}" width="${frame.width}" height="400" fill="${colors.signal}"/>`,
      ticket(colors),
      ...stops.map(({ service, job }, index) => {
        const { line, letter } = serviceOf(services, service)
        const y = middle + (index - (stops.length - 1) / 2) * step
        const sign = `<circle cx="${left + 46}" cy="${y}" r="19" fill="${colors[lineColor(line)]}"/>`
        const onLine = `font-size="20" fill="${colors['on-line']}"`
        const name = label(
          job,
          left + 82,
          y + 10,
          `font-size="${jobSize}" fill="${colors.ink}"`,
          'start',
        )
        return sign + label(letter, left + 46, y + 7, onLine) + name
      }),
      label(
        amount,
        (tear + right) / 2,
        middle + size * 0.2,
        `font-size="${size}" letter-spacing="${size * -0.04}" fill="${colors.ink}"`,
      ),
      label(
        night.ticket.over,
        (tear + right) / 2,
        middle + 62,
        `font-size="24" fill="${colors.ink}"`,
      ),
    ].join('')
}

/** Notched where it is torn. */
const ticket = ({ ground, ink }: Colors) =>
  `<path fill="${ground}" stroke="${ink}" stroke-width="7" d="M${left} ${top}H${tear - 16}a16 16 0 0 0 32 0H${right}v${height}H${tear + 16}a16 16 0 0 0 -32 0H${left}z"/><path stroke="${ink}" stroke-width="4" stroke-dasharray="2 12" d="M${tear} ${top + 32}v${height - 60}"/>`
