import { useContent } from '../content/context.tsx'
import { Island } from '../islands/island.tsx'
import { settings } from '../lib/settings.ts'
import { privacyHref } from '../shell/privacy.tsx'
import { FormField } from '../ui/field.tsx'
import styles from './contact-form.module.css'
import { type Field, fields, honeypotName } from './fields.ts'
import { Outcome } from './outcome/outcome.tsx'

/**
 * The contact form. No script owns its fields (start-form.ts). Without one, and until it has loaded, the form posts
 * directly to the e-mail service.
 */
export function ContactForm() {
  const content = useContent()
  const { contact, privacy, site } = content
  const { label, fields: labels, honeypot, withoutScript, ...words } = contact.form
  return (
    <form
      className={styles.form}
      aria-label={label}
      action={`${settings.emailjs.origin}/api/v1.0/email/send-form`}
      method="post"
      encType="multipart/form-data"
    >
      <input type="hidden" name="user_id" value={settings.emailjs.publicKey} />
      <input type="hidden" name="service_id" value={settings.emailjs.serviceId} />
      <input type="hidden" name="template_id" value={settings.emailjs.templateId} />
      <input type="hidden" name="to_email" value={settings.contactEmail} />
      {fields.map(({ name, type, required, autoComplete }) => (
        <FormField
          key={name}
          {...labels[name]!}
          name={name}
          type={type}
          required={required}
          autoComplete={autoComplete}
          pattern={required && takesPattern(type) ? '.*\\S.*' : undefined}
        />
      ))}
      {/* The honeypot: people cannot see it, bots fill it in. Only our script reads it. */}
      <div hidden>
        <input
          id={`field-${honeypotName}`}
          name={honeypotName}
          aria-label={honeypot}
          autoComplete="off"
        />
      </div>
      <Island
        name="outcome"
        component={Outcome}
        className={styles.outcome}
        load="touch"
        properties={{
          ...words,
          booking: contact.booking && { ...contact.booking, newTab: site.footer.newTab },
          privacy: { text: privacy.link, href: privacyHref(content) },
          email: site.email,
          telephone: site.telephone,
        }}
      />
      <p className={`small quiet beside-line ${styles.late}`}>{withoutScript}</p>
    </form>
  )
}

/** Without a script, a pattern rejects white space. */
const takesPattern = (type: Field['type']) => type === 'text' || type === 'tel'
