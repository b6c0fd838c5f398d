import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { copy } from '../../lib/copy.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldValues } from '../fields.ts'
import { mailLink, mailText } from '../mail-link.ts'
import { fieldOf } from '../typing.ts'
import styles from './other-ways.module.css'
import type { OutcomeProps } from './outcome.tsx'

/**
 * The error after a failed send, and other ways to reach the provider: by e-mail, copied text or phone.
 *
 * @param failure what is wrong
 * @param canRetry the send failed offline, and the connection is back
 */
export function OtherWays(props: {
  failure: string
  words: OutcomeProps
  values: FieldValues
  canRetry: boolean
}) {
  const { failure, words, values, canRetry } = props
  const { sendAgain, otherWays, telephone, email, mailSubject, fields } = words
  // The form's own notice goes before both could be seen or announced (form.element.ts).
  useLayoutEffect(() => void dispatchEvent(new Event('outcome')), [])
  return (
    <div className={`stack padded ${styles.otherWays}`}>
      <p role="alert">
        <strong>{failure}</strong>
      </p>
      {canRetry ? (
        <Button type="submit" variant="signal">
          {sendAgain}
        </Button>
      ) : null}
      <p>{otherWays.heading}</p>
      <ul className="row">
        <li className="row">
          <a href={mailLink(email, mailSubject, mailText(values, fields))}>{otherWays.mail}</a>
        </li>
        <li className="row">
          <CopyMessage words={otherWays} text={mailText(values, fields)} />
        </li>
        <li className="row">
          <a href={telephone.href}>
            {otherWays.call} <bdi>{telephone.display}</bdi>
          </a>
        </li>
      </ul>
    </div>
  )
}

function CopyMessage({ words, text }: { words: OutcomeProps['otherWays']; text: string }) {
  const [result, setResult] = useState<{ of: string; says: string }>()

  async function copyText({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // Emptied first, or a screen reader would not announce a second copy.
    setResult(undefined)
    let says = words.copied
    try {
      await copy(text)
    } catch {
      says = words.notCopied
      const message = form && (fieldOf(form, 'message') as HTMLTextAreaElement | null)
      message?.focus()
      message?.select()
    }
    setResult({ of: text, says })
  }

  return (
    <>
      <Button variant="quiet" onClick={copyText}>
        {words.copy}
      </Button>
      <p role="status">{result?.of === text && result.says}</p>
    </>
  )
}
