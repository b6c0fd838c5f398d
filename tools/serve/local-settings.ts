import { checkContent } from '../content/read-content.ts'
import { localAccount } from '../mail/local-account.ts'
import { parseSettings, type Settings, type Variables } from '../prerender/settings.ts'
import { project } from '../project.ts'

/** The required variables for a site that uses the e-mail service on this machine. They contain no secret. */
export function localVariables(mailOrigin: string, siteUrl: string) {
  // The development server starts with invalid content, too.
  const [first] = checkContent(project).languages
  return {
    VITE_SITE_URL: siteUrl,
    VITE_EMAILJS_PUBLIC_KEY: localAccount.publicKey,
    VITE_EMAILJS_SERVICE_ID: localAccount.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: localAccount.templateId,
    VITE_EMAILJS_ORIGIN: mailOrigin,
    VITE_CONTACT_TO_EMAIL: first?.content.site.email ?? 'inbox@site.example',
  } satisfies Variables
}

/**
 * The settings of a site that uses the e-mail service on this machine.
 *
 * @param variables more variables; the required ones are replaced
 */
export const localSettings = (
  mailOrigin: string,
  siteUrl: string,
  variables: Variables = {},
): Settings => parseSettings({ ...variables, ...localVariables(mailOrigin, siteUrl) })
