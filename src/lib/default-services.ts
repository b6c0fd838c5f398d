/** Where messages and page views go unless a setting says otherwise; the policy opens the same addresses. */
export const defaultServices = {
  emailjsOrigin: 'https://api.emailjs.com',
  plausibleEndpoint: 'https://plausible.io/api/event',
} as const
