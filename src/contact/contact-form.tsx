import { type FormEvent, useRef } from 'react'
import { contact } from '#content/contact.yaml'
import { privacy } from '#content/privacy.yaml'
import { fill } from '../lib/fill.ts'
import { locale } from '../lib/locale.ts'
import { settings } from '../lib/settings.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button } from '../ui/button.tsx'
import { FormField } from '../ui/field.tsx'
import styles from './contact-form.module.css'
import { type Field, fields, honeypotName } from './fields.ts'
import { OtherWays } from './other-ways.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useOutcomeInView } from './use-outcome-in-view.ts'

const copy = contact.form

/** The contact form. Without JavaScript, and until hydration, it posts directly to the e-mail service. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, values, bytesOver, edit, submit } = useContactForm(form)
  const sending = state.status === 'sending'
  const hydrated = useHydrated()

  const offline = state.status === 'failed' && state.offline
  const online = useOnline()
  useOutcomeInView(state, form, button)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  // One permanent live region: screen readers often miss text that appears together with its region.
  let notice = offline && (online ? copy.online : copy.offline)
  if (state.status === 'idle' && state.added) notice = copy.added
  if (bytesOver > 0) notice = fill(copy.tooLong, { bytes: bytesOver.toLocaleString(locale) })
  if (state.status === 'sent') notice = copy.sent

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={copy.label}
      action={`${settings.emailjs.origin}/api/v1.0/email/send-form`}
      method="post"
      encType="multipart/form-data"
      onSubmit={handleSubmit}
      onInput={edit}
    >
      <input type="hidden" name="user_id" value={settings.emailjs.publicKey} />
      <input type="hidden" name="service_id" value={settings.emailjs.serviceId} />
      <input type="hidden" name="template_id" value={settings.emailjs.templateId} />
      <input type="hidden" name="to_email" value={settings.contactEmail} />
      {fields.map(({ name, type, required, autoComplete }) => (
        <FormField
          key={name}
          {...copy.fields[name]!}
          name={name}
          type={type}
          required={required}
          autoComplete={autoComplete}
          readOnly={sending}
          pattern={!hydrated && required && takesPattern(type) ? '.*\\S.*' : undefined}
        />
      ))}
      {/* The honeypot: people cannot see it, bots fill it in. Only our script reads it. */}
      {hydrated && (
        <div hidden>
          <input
            id={`field-${honeypotName}`}
            name={honeypotName}
            aria-label={copy.honeypot}
            autoComplete="off"
            tabIndex={-1}
          />
        </div>
      )}
      <div className={styles.send}>
        <Button ref={button} type="submit" variant="signal" size="large" disabled={sending}>
          {sending ? copy.sending : copy.send}
        </Button>
        <p role="status" className={state.status === 'sent' ? styles.sent : styles.notice}>
          {notice}
        </p>
        {state.status === 'sent' ? null : (
          <p className={styles.note}>
            {`${copy.note} `}
            <a href={privacy.link.href}>{privacy.link.text}</a>
          </p>
        )}
        {hydrated ? null : <p className={styles.withoutScript}>{copy.withoutScript}</p>}
      </div>
      {state.status === 'failed' && <OtherWays values={values} canRetry={offline && online} />}
    </form>
  )
}

/** Before hydration a pattern rejects whitespace. Afterwards `required` does, with a clearer message. */
const takesPattern = (type: Field['type']) => type === 'text' || type === 'tel'
