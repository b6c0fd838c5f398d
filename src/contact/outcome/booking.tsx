import { opensBooking } from '../../lib/data-attribute.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { outside } from '../../ui/outside.tsx'
import { useWasSent } from './use-was-sent.ts'

export type BookingProps = { text: string; href: string; newTab: string }

/** A link to book an appointment, from the first message that is sent. */
export function Booking(props: BookingProps & { isSent: boolean }) {
  const { text, href, newTab, isSent } = props
  return (
    useWasSent(isSent) && (
      <ButtonLink variant="quiet" {...opensBooking()} {...outside(href, text, newTab)} />
    )
  )
}
