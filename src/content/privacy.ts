import type { Privacy } from '../../tools/build/content/schema/site.ts'

/**
 * What happens to a visitor's data. It has to stay true: whoever adds a service, a stored value or a web
 * host that keeps records adds a sentence.
 */
export const privacy: Privacy = {
  heading: 'Privacy',
  link: { text: 'Privacy', href: '#privacy' },
  sending: {
    title: 'What you send',
    text: 'Your name, e-mail, telephone and message go through EmailJS, which delivers our mail, to our inbox. Nowhere else. Write to us and we delete them.',
  },
  keeping: {
    title: 'What your browser keeps',
    text: 'Until you close the tab: what you have typed but not sent, a check number of it, and how far you had scrolled. Until you clear it: the light you chose.',
    /** Where the settings ask for it. */
    answer: 'Your answer about counting, too.',
    lastSent: 'And when you last sent a message.',
  },
  counting: {
    title: 'What we count',
    /** Unless the settings switch a service on; then what is said of it. */
    nothing:
      'Nothing. There is no cookie, and your browser asks no third party for anything until you send a message.',
    google:
      'Only after your yes: Google Analytics hears which campaign brought you, which pages you read, how far, how fast they were and whether a message got through, never what it said; and your browser, device and rough place. Its cookies go when you say no. Global Privacy Control is a no.',
    plausible:
      'Plausible hears which campaign brought you, which pages are read, how far, how long, how fast they were and whether a message got through; and a browser, device and rough place. No cookie, and tomorrow it does not know you. Global Privacy Control switches it off.',
  },
}
