import { useContent } from '../content/context.tsx'
import { Island } from '../islands/island.tsx'
import { says, whileSending } from '../lib/data-attribute.ts'
import { settings } from '../lib/settings.ts'
import { privacyHref } from '../shell/privacy.tsx'
import { Button } from '../ui/button.tsx'
import { FormField } from '../ui/field.tsx'
import styles from './contact-form.module.css'
import { type Field, fields, honeypotName } from './fields.ts'
import { Outcome } from './outcome/outcome.tsx'

/**
 * The contact form. No script owns its fields (form.element.ts). Without one, and until the site's first script has
 * loaded, the form posts directly to the e-mail service.
 */
export function ContactForm() {
  const content = useContent()
  const { contact, privacy, site } = content
  const { label, honeypot, withoutScript, throttled, send, sending, sent, ...others } = contact.form
  const { posted, toForm, ...words } = others
  const { failed, offline, sendAgain, otherWays } = words
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
          {...words.fields[name]!}
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
      <div className={`row ${styles.send}`}>
        <Button type="submit" variant="signal" size="large" {...whileSending(sending)}>
          {send}
        </Button>
        {/* One permanent live region: screen readers often miss text that appears together with its region. */}
        <p role="status" className={styles.status} />
        {/* What form.element.ts shows: sentences in the region, the rest here. A failure only while the island is missing. */}
        <template {...says('sent')}>
          <span className={`station ${styles.sent}`}>{sent}</span>
        </template>
        {Object.entries({ posted, toForm }).map(([name, text]) => (
          <template key={name} {...says(name)}>
            {text}
          </template>
        ))}
        <template {...says('failed')}>
          <p role="alert">
            <strong>{failed}</strong>
          </p>
        </template>
        <template {...says('offline')}>{` ${offline}`}</template>
        <template {...says('failed posted')}>
          <div className={`copy ${styles.ways}`}>
            <Button type="submit" variant="quiet">
              {sendAgain}
            </Button>
            <p className="row">
              {otherWays.heading}
              <a href={site.telephone.href}>{site.telephone.display}</a>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </p>
          </div>
        </template>
        <Island
          name="outcome"
          component={Outcome}
          load="touch"
          properties={{
            ...words,
            throttled: settings.emailjs.throttleMs ? throttled : undefined,
            booking: contact.booking && { ...contact.booking, newTab: site.footer.newTab },
            privacy: { text: privacy.link, href: privacyHref(content) },
            email: site.email,
            telephone: site.telephone,
          }}
        />
      </div>
      <p className={`note quiet ${styles.late}`}>{withoutScript}</p>
    </form>
  )
}

/** Without a script, a pattern rejects white space. */
const takesPattern = (type: Field['type']) => type === 'text' || type === 'tel'
