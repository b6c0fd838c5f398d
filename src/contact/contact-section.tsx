import { useContent } from '../content/context.tsx'
import { opensBooking } from '../lib/data-attribute.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmailText } from '../ui/email-text.tsx'
import { outside } from '../ui/outside.tsx'
import { Section } from '../ui/section.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-section.module.css'

/** The contact details and the form, at the end of every page. */
export function ContactSection() {
  const { contact, site } = useContent()
  const { heading, steps } = contact.next
  return (
    <Section id="contact" name="contact" tone="second">
      <div className={styles.contact}>
        <div className="copy">
          <h2 id="contact-heading">{contact.heading}</h2>
          <p className="lead">{contact.intro}</p>
        </div>
        <div className={`copy ${styles.form}`}>
          <contact-form>
            <ContactForm />
          </contact-form>
          <p className="row note">
            <a href={site.telephone.href}>{site.telephone.display}</a>
            <a href={`mailto:${site.email}`}>
              <EmailText text={site.email} />
            </a>
            <span>{site.hours.display}</span>
          </p>
          <div className="row">
            {contact.booking && (
              <ButtonLink
                variant="quiet"
                {...opensBooking()}
                {...outside(contact.booking.href, contact.booking.text, site.footer.newTab)}
              />
            )}
            {/* Not marked as current: this section stays on a navigation. */}
            {contact.links?.map(({ text, href }) => (
              <a key={href} className="note" href={href}>
                {text}
              </a>
            ))}
          </div>
        </div>
        <div className="copy">
          <h3 id="contact-next" className="lead">
            {heading}
          </h3>
          <ol className={`line thin ${styles.next}`} aria-labelledby="contact-next">
            {steps.map(({ title, text }) => (
              <li key={title} className="station">
                <strong>{title}</strong>
                <p className="note">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
