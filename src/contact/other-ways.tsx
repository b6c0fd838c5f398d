import { contact } from '../content/contact.ts'
import { site } from '../content/site.ts'
import styles from './contact-form.module.css'
import { mailLink } from './mail-link.ts'
import type { ContactFields } from './send-message.ts'

/** The failure, and the ways that need no form; the mail carries what is typed, also what is typed afterwards. */
export function OtherWays({ fields }: { fields: ContactFields }) {
  const { failed, otherWays } = contact.form
  return (
    <div className={styles.failed}>
      <p role="alert" className={styles.alert}>
        {failed}
      </p>
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
