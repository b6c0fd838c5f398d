/** Every setting, validated by tools/prerender/settings.ts. .env.example explains each. */
export type Settings = Readonly<{
  /** Ends in a slash. */
  VITE_SITE_URL: string
  /** The language whose addresses have no prefix. Used by the build only. */
  VITE_SITE_LANGUAGE: string
  /** Whether the build is a preview with drafts. */
  VITE_SITE_DRAFTS: boolean
  VITE_EMAILJS_PUBLIC_KEY: string
  VITE_EMAILJS_SERVICE_ID: string
  VITE_EMAILJS_TEMPLATE_ID: string
  VITE_CONTACT_TO_EMAIL: string
  /** Empty when there is no second service. */
  VITE_CONTACT_FALLBACK_URL: string
  /** Empty when no other system gets a copy of each message. */
  VITE_CONTACT_COPY_URL: string
  VITE_EMAILJS_ORIGIN: string
  /** Milliseconds; 0 means no throttling. */
  VITE_EMAILJS_THROTTLE_MS: number
  VITE_EMAILJS_BLOCK_LIST: string[]
  VITE_EMAILJS_BLOCK_HEADLESS: boolean
  /** Empty when Google Analytics is off. */
  VITE_GA_MEASUREMENT_ID: string
  /** Empty when Plausible is off. */
  VITE_PLAUSIBLE_DOMAIN: string
  VITE_PLAUSIBLE_ENDPOINT: string
  /** `owner/name` on GitHub. Empty when the live site has no editor. Used by the build only. */
  VITE_EDIT_REPOSITORY: string
  /** Used by the build only. */
  VITE_EDIT_BRANCH: string
  /** Whether that editor's changes are reviewed before they are online. Used by the build only. */
  VITE_EDIT_REVIEW: boolean
}>

declare global {
  interface ImportMetaEnv extends Settings {
    /** Whether the content has a link to book an appointment. Without one, no script has code for it. */
    HAS_BOOKING: boolean
  }
}

/** Spells out each name, so that the build inlines the value and does not ship all settings as an object. */
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
