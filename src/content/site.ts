import type { Site } from '../../tools/build/content/schema/site.ts'

/** The brand and everything the shell says. Whoever makes the site theirs starts here. */
export const site: Site = {
  brand: 'Relaywell',
  descriptor: 'AI automation services',
  language: 'en',
  locale: 'en_US',
  email: 'hello@relaywell.example',
  telephone: { display: '+1 202 555 0142', href: 'tel:+12025550142' },
  hours: {
    display: 'Monday to Friday, 09:00 to 18:00',
    /** For search engines: an entry for each set of days with the same hours. */
    opening: [
      {
        short: 'Mo-Fr',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    ],
  },
  place: {
    display: 'Washington, DC',
    locality: 'Washington',
    region: 'DC',
    country: 'US',
    /** Degrees. */
    latitude: 38.89511,
    longitude: -77.03637,
  },
  cta: { text: 'REQUEST FREE DEMO', href: '#contact' },
  skipLink: 'Skip to content',
  sample: 'Sample',
  homeLink: 'Relaywell, home',
  pages: [
    { text: 'Home', href: '/' },
    { text: 'About', href: '/about' },
    { text: 'Services', href: '/services' },
  ],
  contactLink: { text: 'Contact', href: '#contact' },
  navigation: {
    label: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  breadcrumbs: {
    label: 'Breadcrumb',
    home: 'Home',
    segments: { services: 'Services', about: 'About', contact: 'Contact' },
  },
  social: [
    { text: 'LinkedIn', href: 'https://www.linkedin.com/company/relaywell-example' },
    { text: 'X', href: 'https://x.com/relaywell_example' },
    { text: 'GitHub', href: 'https://github.com/relaywell-example' },
  ],
  footer: {
    label: 'Footer',
    pagesHeading: 'All stops',
    reachHeading: 'Reach a person',
    socialHeading: 'Elsewhere',
    hoursLabel: 'Open',
    emailLabel: 'E-mail',
    telephoneLabel: 'Telephone',
    placeLabel: 'At home in',
    newTab: 'opens in a new tab',
    smallPrint: 'Relaywell is a sample brand. Its claims are samples too.',
  },
  theme: {
    legend: 'Light',
    day: 'Day',
    night: 'Night',
    system: 'System',
  },
  consent: {
    label: 'Analytics',
    question:
      'May we count this visit? We would see which pages are read and how far. Never who you are.',
    yes: 'Yes, count it',
    no: 'No, thank you',
    more: 'What is counted',
    change: 'Analytics choice',
  },
  failure: {
    chunk: 'Part of this page failed to load.',
    retry: 'Try again',
    crash: 'Something on this page broke.',
  },
}
