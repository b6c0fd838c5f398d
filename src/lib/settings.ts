import type { Settings } from '../../tools/build/settings.ts'

declare global {
  interface ImportMetaEnv extends Settings {}
}

/**
 * The build-time settings, as tools/build/settings.ts has parsed them (.env.example explains each). Each is named
 * in full, so that the build replaces it with its value and does not ship a list of all of them.
 */
export const settings = {
  emailjs: {
    publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
    serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID,
    templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
    origin: import.meta.env.VITE_EMAILJS_ORIGIN,
    throttleMs: import.meta.env.VITE_EMAILJS_THROTTLE_MS,
    blockList: import.meta.env.VITE_EMAILJS_BLOCK_LIST,
    blockHeadless: import.meta.env.VITE_EMAILJS_BLOCK_HEADLESS,
  },
  contactEmail: import.meta.env.VITE_CONTACT_TO_EMAIL,
  gaMeasurementId: import.meta.env.VITE_GA_MEASUREMENT_ID,
  plausible: {
    domain: import.meta.env.VITE_PLAUSIBLE_DOMAIN,
    endpoint: import.meta.env.VITE_PLAUSIBLE_ENDPOINT,
  },
}
