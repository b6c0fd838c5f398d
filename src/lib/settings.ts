import { defaultServices } from './default-services.ts'

/**
 * The build-time settings (.env.example says what each is for); build/settings.ts has checked them. Each is
 * named whole, so that the build puts its text in that place and does not ship a list of all of them.
 */
export const settings = {
  siteUrl: import.meta.env.VITE_SITE_URL as string,
  emailjs: {
    publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY as string,
    serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID as string,
    templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID as string,
    origin: new URL(
      (import.meta.env.VITE_EMAILJS_ORIGIN as string | undefined) || defaultServices.emailjsOrigin,
    ).origin,
    throttleMs: Number(import.meta.env.VITE_EMAILJS_THROTTLE_MS) || 0,
    blockList: ((import.meta.env.VITE_EMAILJS_BLOCK_LIST as string | undefined) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  },
  contactEmail: import.meta.env.VITE_CONTACT_TO_EMAIL as string,
  gaMeasurementId: (import.meta.env.VITE_GA_MEASUREMENT_ID as string | undefined) ?? '',
  plausible: {
    domain: (import.meta.env.VITE_PLAUSIBLE_DOMAIN as string | undefined) ?? '',
    endpoint:
      (import.meta.env.VITE_PLAUSIBLE_ENDPOINT as string | undefined) ||
      defaultServices.plausibleEndpoint,
  },
}
