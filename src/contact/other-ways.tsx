import { useSyncExternalStore } from 'react'
import { contact } from '../content/contact.ts'
import { site } from '../content/site.ts'
import { Button } from '../ui/button.tsx'
import styles from './contact-form.module.css'
import { mailLink } from './mail-link.ts'
import type { ContactFields } from './send-message.ts'

const { failed, offline: offlineNotice, online: onlineNotice, sendAgain, otherWays } = contact.form

/** The failure, and the ways that need no form; the mail carries what is typed, also what is typed afterwards. */
export function OtherWays({ fields, offline }: { fields: ContactFields; offline: boolean }) {
  return (
    <div className={styles.failed}>
      <p role="alert" className={styles.alert}>
        {failed}
      </p>
      {offline ? <Connection /> : null}
      <p>{otherWays.heading}</p>
      <ul className={styles.ways}>
        <li>
          <a href={mailLink(fields)}>{otherWays.mail}</a>
        </li>
        <li>
          <a href={site.telephone.href}>
            {otherWays.call} {site.telephone.display}
          </a>
        </li>
      </ul>
    </div>
  )
}

/** Says that there was no connection and when it is back; it offers to send again and never does so itself. */
function Connection() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <>
      <p role="status">{online ? onlineNotice : offlineNotice}</p>
      {online ? (
        <Button type="submit" variant="signal">
          {sendAgain}
        </Button>
      ) : null}
    </>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
