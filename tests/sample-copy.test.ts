import { expect, test } from 'vitest'
import { languages } from './support/content.ts'

// The sample brand's copy, word for word. Delete this file when you replace the content; no other test compares it
// with the sample.

const english = {
  'site.brand': 'Relaywell',
  'site.descriptor': 'AI automation services',
  'site.email': 'hello@relaywell.example',
  'site.telephone.display': '+1 202 555 0142',
  'site.hours.opening': [{ short: 'Mo-Fr', opens: '09:00', closes: '18:00' }],
  'site.cta.text': 'REQUEST FREE DEMO',
  'site.contactLink': { text: 'Contact', href: '#contact' },
  'site.social.*.text': ['LinkedIn', 'X', 'GitHub'],
  'site.navigation': { openMenu: 'Open menu', closeMenu: 'Close menu' },
  'site.languages': { label: 'Language', footerLabel: 'Language, footer' },
  'site.breadcrumbs': 'Breadcrumb',
  'site.failure.retry': 'Try again',
  'site.sample': 'Sample',
  'home.meta': { title: 'AI automation services', link: 'Home' },
  'servicesPage.meta': { title: 'Services', link: 'Services' },
  'about.meta': { title: 'About', link: 'About' },
  'notFound.meta.title': 'Page not found',
  services: [
    { id: 1, title: 'Voice AI customer support', slug: 'voice-ai' },
    { id: 2, title: 'AI chat support', slug: 'ai-chat' },
    { id: 3, title: 'Process automation', slug: 'process-automation' },
    { id: 4, title: 'Predictive analytics', slug: 'predictive-analytics' },
  ],
  'home.impact.metrics': [
    { value: 20, title: 'Reduction in operational costs' },
    { value: 51, title: 'Customer satisfaction' },
    { value: 96, title: 'Increase in efficiency' },
    { value: 44, title: 'Rise in revenue generation' },
  ],
  'home.features.cards.length': 4,
  'servicesPage.why.cards.length': 6,
  'servicesPage.process.steps.*.title': [
    ...['Discovery & Analysis', 'Strategy & Planning'],
    ...['Development & Testing', 'Deployment & Optimization'],
  ],
  'about.values.items.*.title': ['Innovation', 'Integrity', 'Excellence', 'Growth'],
  facts: {
    ...{ founded: 2020, clients: '500+', satisfaction: '98%', experts: '50+' },
    ...{ efficiencyImprovement: '95%', costReduction: '60%', availability: '24/7' },
    ...{ uptime: '99.9%', responseTime: 'under 100ms', priceRange: '$$', currency: 'USD' },
    serviceRadius: { distance: 5000, unit: 'm' },
  },
  'home.yourLine.heading': 'Which job eats your day?',
  'home.yourLine.mark': { example: 'Worked example', yours: 'Your figures' },
  'home.yourLine.legend': 'Job',
  'home.yourLine.fields': {
    ...{ many: 'How many a week', minutes: 'Minutes each', cost: 'Cost an hour' },
    ...{ least: 'Stop, at least', most: 'Stop, at most' },
  },
  'home.yourLine.board.yours': 'Yours',
  'home.yourLine.bring': 'Bring this to the demo',
  'home.yourLine.sum.heading': 'How this is worked out',
  'contact.form.fields.firstName.label': 'First name',
  'contact.form.fields.lastName.label': 'Last name',
  'contact.form.fields.email.label': 'Email',
  'contact.form.fields.phone.label': 'Phone',
  'contact.form.fields.message.label': 'Message',
  'contact.form': { send: 'SEND MESSAGE', sending: 'SENDING...' },
  'contact.form.sent': 'Thank you! Your message has been sent successfully.',
  'contact.form.failed': 'Sorry, there was an error sending your message. Please try again.',
  'contact.form.otherWays.copy': 'Copy message',
}

const spanish = {
  'site.cta.text': 'PEDIR UNA DEMO GRATIS',
  'site.breadcrumbs': 'Ruta de navegación',
  'site.languages': { label: 'Idioma', footerLabel: 'Idioma, pie de página' },
  'home.meta': { link: 'Inicio', path: '/es' },
  'about.meta': { link: 'Nosotros', path: '/es/nosotros' },
  'servicesPage.meta': { link: 'Servicios', path: '/es/servicios' },
  'contact.form': { send: 'ENVIAR MENSAJE', sending: 'ENVIANDO...' },
  'contact.form.sent': '¡Gracias! Su mensaje se ha enviado correctamente.',
  'contact.form.failed':
    'Lo sentimos, ha habido un error al enviar su mensaje. Inténtelo de nuevo.',
}

/** The value at a path in the content, or the values of a list, as in `services.*.title`. */
function valueAt(content: unknown, path: string): unknown {
  const [list, rest] = path.split('.*.')
  // biome-ignore lint/suspicious/noExplicitAny: the test names the path
  const value = list!.split('.').reduce((part: any, key) => part[key], content)
  return rest ? value.map((each: unknown) => valueAt(each, rest)) : value
}

test.each([
  ['en', english],
  ['es', spanish],
])('the copy of the sample in %s is exact', (code, copy) => {
  const { content } = languages.find(({ language }) => language === code)!
  const paths = Object.keys(copy)
  expect(Object.fromEntries(paths.map((path) => [path, valueAt(content, path)]))).toMatchObject(
    copy,
  )
})
