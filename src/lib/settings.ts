/**
 * What scripts use of the settings, which tools/prerender/settings.ts describes. Spells out each name, so that the build
 * inlines the value and does not ship all settings as an object.
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
}
