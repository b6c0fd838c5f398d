import { localAccount } from '../mail/local-account.ts'
import { site } from '../src/content/site.ts'

/** Settings for a site that talks to the e-mail service on this machine: no account, no secret. */
export function localSettings(mailOrigin: string, siteUrl: string): Record<string, string> {
  return {
    VITE_SITE_URL: siteUrl,
    VITE_EMAILJS_PUBLIC_KEY: localAccount.publicKey,
    VITE_EMAILJS_SERVICE_ID: localAccount.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: localAccount.templateId,
    VITE_EMAILJS_ORIGIN: mailOrigin,
    VITE_CONTACT_TO_EMAIL: site.email,
  }
}
