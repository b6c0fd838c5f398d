import { expect, test } from 'vitest'
import {
  about,
  contact,
  facts,
  home,
  languages,
  notFound,
  services,
  servicesPage,
  site,
} from './support/content.ts'

/**
 * The sample brand's copy, word for word. Delete this file when you replace the content; no other test
 * compares it with the sample.
 */
test('the shell has the sample’s exact copy', () => {
  expect(site.brand).toBe('Relaywell')
  expect(site.descriptor).toBe('AI automation services')
  expect(site.email).toBe('hello@relaywell.example')
  expect(site.telephone.display).toBe('+1 202 555 0142')
  expect(site.cta.text).toBe('REQUEST FREE DEMO')
  const links = [home, about, servicesPage].map(({ meta }) => meta.link)
  expect(links).toEqual(['Home', 'About', 'Services'])
  expect(site.contactLink).toEqual({ text: 'Contact', href: '#contact' })
  expect(site.social.map(({ text }) => text)).toEqual(['LinkedIn', 'X', 'GitHub'])
  expect(site.navigation).toMatchObject({ openMenu: 'Open menu', closeMenu: 'Close menu' })
  expect(site.breadcrumbs).toBe('Breadcrumb')
  expect(site.failure.retry).toBe('Try again')
  expect(site.sample).toBe('Sample')
})

test('the pages have their titles', () => {
  const titles = [home, servicesPage, about, notFound].map(({ meta }) => meta.title)
  expect(titles).toEqual(['AI automation services', 'Services', 'About', 'Page not found'])
})

test('the four services are in order, with their slugs', () => {
  expect(services.map(({ id, title, slug }) => [id, title, slug])).toEqual([
    [1, 'Voice AI customer support', 'voice-ai'],
    [2, 'AI chat support', 'ai-chat'],
    [3, 'Process automation', 'process-automation'],
    [4, 'Predictive analytics', 'predictive-analytics'],
  ])
})

test('the four metrics have their figures', () => {
  expect(home.impact.metrics.map(({ value, title }) => `${value}% ${title}`)).toEqual([
    '20% Reduction in operational costs',
    '51% Customer satisfaction',
    '96% Increase in efficiency',
    '44% Rise in revenue generation',
  ])
})

test('the claims and facts have their figures', () => {
  expect(facts).toMatchObject({
    founded: 2020,
    clients: '500+',
    satisfaction: '98%',
    experts: '50+',
    efficiencyImprovement: '95%',
    costReduction: '60%',
    availability: '24/7',
    uptime: '99.9%',
    responseTime: 'under 100ms',
    priceRange: '$$',
    currency: 'USD',
    serviceRadius: { distance: 5000, unit: 'm' },
  })
  expect(site.hours.opening).toMatchObject([{ short: 'Mo-Fr', opens: '09:00', closes: '18:00' }])
})

test('the panel for the visitor’s own job has its exact copy', () => {
  expect(home.yourLine).toMatchObject({
    heading: 'Which job eats your day?',
    mark: { example: 'Worked example', yours: 'Your figures' },
    legend: 'Job',
    fields: {
      many: 'How many a week',
      minutes: 'Minutes each',
      cost: 'Cost an hour',
      least: 'Stop, at least',
      most: 'Stop, at most',
    },
    board: { yours: 'Yours' },
    bring: 'Bring this to the demo',
    sum: { heading: 'How this is worked out' },
  })
})

test('the process has its four steps, and the values their four names', () => {
  expect(servicesPage.process.steps.map(({ title }) => title)).toEqual([
    'Discovery & Analysis',
    'Strategy & Planning',
    'Development & Testing',
    'Deployment & Optimization',
  ])
  expect(about.values.items.map(({ title }) => title)).toEqual([
    'Innovation',
    'Integrity',
    'Excellence',
    'Growth',
  ])
  expect(servicesPage.why.cards).toHaveLength(6)
  expect(home.features.cards).toHaveLength(4)
})

test('the form has the sample’s exact copy', () => {
  expect(contact.form).toMatchObject({
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'Email' },
      phone: { label: 'Phone' },
      message: { label: 'Message' },
    },
    send: 'SEND MESSAGE',
    sending: 'SENDING...',
    otherWays: { copy: 'Copy message' },
    sent: 'Thank you! Your message has been sent successfully.',
    failed: 'Sorry, there was an error sending your message. Please try again.',
  })
})

test('the Spanish shell, form and messages have their exact copy', () => {
  const spanish = languages.find(({ language }) => language === 'es')!.content
  const { form } = spanish.contact
  expect(spanish.site.cta.text).toBe('PEDIR UNA DEMO GRATIS')
  expect(spanish.site.breadcrumbs).toBe('Ruta de navegación')
  expect(spanish.site.languages).toEqual({
    label: 'Idioma',
    footerLabel: 'Idioma, pie de página',
  })
  const pages = [spanish.home, spanish.about, spanish.servicesPage].map(({ meta }) => [
    meta.link,
    meta.path,
  ])
  expect(pages).toEqual([
    ['Inicio', '/es'],
    ['Nosotros', '/es/nosotros'],
    ['Servicios', '/es/servicios'],
  ])
  expect([form.send, form.sending]).toEqual(['ENVIAR MENSAJE', 'ENVIANDO...'])
  expect(form.sent).toBe('¡Gracias! Su mensaje se ha enviado correctamente.')
  expect(form.failed).toBe(
    'Lo sentimos, ha habido un error al enviar su mensaje. Inténtelo de nuevo.',
  )
})
