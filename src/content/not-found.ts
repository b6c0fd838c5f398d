import type { NotFound } from '../../tools/build/content/schema/site.ts'

export const notFound: NotFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. Change here for the home page, the services or what we are about.',
    path: null,
  },
  heading: 'This stop does not exist.',
  intro:
    'The line ends here: the address has a slip in it, or the page has moved. Change here for:',
  links: [
    { text: 'Home', href: '/', note: 'The whole network on one map' },
    { text: 'About', href: '/about', note: 'Who lays the track' },
    { text: 'Services', href: '/services', note: 'The four lines in detail' },
  ],
}
