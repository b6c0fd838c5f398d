/** The build-time settings (.env.example says what each is for); build/settings.ts has checked them. */
const env = import.meta.env

export const settings = {
  siteUrl: env.VITE_SITE_URL as string,
  emailjs: {
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY as string,
    serviceId: env.VITE_EMAILJS_SERVICE_ID as string,
    templateId: env.VITE_EMAILJS_TEMPLATE_ID as string,
    origin: new URL((env.VITE_EMAILJS_ORIGIN as string | undefined) || 'https://api.emailjs.com')
      .origin,
    throttleMs: Number(env.VITE_EMAILJS_THROTTLE_MS) || 0,
    blockList: ((env.VITE_EMAILJS_BLOCK_LIST as string | undefined) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  },
  contactEmail: env.VITE_CONTACT_TO_EMAIL as string,
  gaMeasurementId: (env.VITE_GA_MEASUREMENT_ID as string | undefined) ?? '',
  plausible: {
    domain: (env.VITE_PLAUSIBLE_DOMAIN as string | undefined) ?? '',
    endpoint:
      (env.VITE_PLAUSIBLE_ENDPOINT as string | undefined) || 'https://plausible.io/api/event',
  },
}
