import { type ComponentProps, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { isSending, subscribe } from './machine.ts'

/** A button that takes something to the form, which waits while a message is being sent. */
export function BringButton(props: ComponentProps<typeof Button>) {
  const formIsSending = useSyncExternalStore(subscribe, isSending, () => false)
  return <Button variant="signal" disabled={formIsSending} {...props} />
}
