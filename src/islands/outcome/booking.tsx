import { useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { outside } from '../../ui/outside.tsx'

export type BookingProps = { text: string; href: string; newTab: string }

/** A link to book an appointment, from the first message that is sent. */
export function Booking(props: BookingProps & { isSent: boolean }) {
  const { text, href, newTab, isSent } = props
  // It stays when the notice goes, after 5 s.
  const [isShown, setShown] = useState(isSent)
  if (isSent && !isShown) setShown(true)
  return isShown && <ButtonLink variant="quiet" data-booking {...outside(href, text, newTab)} />
}
