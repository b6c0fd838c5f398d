import { readContent } from '../build/content/read-content.ts'
import { parseSettings, type Settings, type Variables } from '../build/settings.ts'
import { localAccount } from '../mail/local-account.ts'
import { project } from '../project.ts'

/** Variables for a site that uses the e-mail service on this machine: no account, no secret. */
export function localVariables(mailOrigin: string, siteUrl: string) {
  return {
    VITE_SITE_URL: siteUrl,
    VITE_EMAILJS_PUBLIC_KEY: localAccount.publicKey,
    VITE_EMAILJS_SERVICE_ID: localAccount.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: localAccount.templateId,
    VITE_EMAILJS_ORIGIN: mailOrigin,
    VITE_CONTACT_TO_EMAIL: readContent(project).site.email,
  } satisfies Variables
}

/** @param optional variables of the environment: those of the account and the address are replaced */
export const localSettings = (
  mailOrigin: string,
  siteUrl: string,
  optional: Variables = {},
): Settings => parseSettings({ ...optional, ...localVariables(mailOrigin, siteUrl) })
