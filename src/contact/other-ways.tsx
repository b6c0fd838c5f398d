import { type MouseEvent, useState } from 'react'
import { contact } from '#content/contact.yaml'
import { site } from '#content/site.yaml'
import { Button } from '../ui/button.tsx'
import styles from './contact-form.module.css'
import type { FieldValues } from './fields.ts'
import { mailLink, mailText } from './mail-link.ts'
import { fieldOf } from './typing.ts'

const { failed, sendAgain, otherWays } = contact.form

/**
 * The error after a failed send, and other ways to reach the provider: by e-mail, copied text or phone.
 *
 * @param canRetry the send failed offline, and the connection is back
 */
export function OtherWays({ values, canRetry }: { values: FieldValues; canRetry: boolean }) {
  return (
    <div className={styles.failed}>
      <p role="alert" className={styles.alert}>
        {failed}
      </p>
      {canRetry ? (
        <Button type="submit" variant="signal">
          {sendAgain}
        </Button>
      ) : null}
      <p>{otherWays.heading}</p>
      <ul className={styles.ways}>
        <li>
          <a href={mailLink(values)}>{otherWays.mail}</a>
        </li>
        <li>
          <CopyMessage values={values} />
        </li>
        <li>
          <a href={site.telephone.href}>
            {otherWays.call} <bdi>{site.telephone.display}</bdi>
          </a>
        </li>
      </ul>
    </div>
  )
}

function CopyMessage({ values }: { values: FieldValues }) {
  const [result, setResult] = useState<{ values: FieldValues; text: string }>()

  async function copy({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // Emptied first, or a screen reader would not announce a second copy.
    setResult(undefined)
    let text = otherWays.copied
    try {
      await navigator.clipboard.writeText(mailText(values))
    } catch {
      text = otherWays.notCopied
      const message = form && (fieldOf(form, 'message') as HTMLTextAreaElement | null)
      message?.focus()
      message?.select()
    }
    setResult({ values, text })
  }

  return (
    <>
      <Button variant="quiet" onClick={copy}>
        {otherWays.copy}
      </Button>
      <p role="status">{result?.values === values && result.text}</p>
    </>
  )
}
