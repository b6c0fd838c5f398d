import type { ServicesPage } from '../../tools/build/content/schema/pages.ts'
import { facts } from './facts.ts'

export const servicesPage: ServicesPage = {
  meta: {
    title: 'Services',
    description:
      'Four lines for the work that repeats: calls, chats, paperwork and forecasts. See what each one does, what you get, and how it goes live in four steps.',
    path: '/services',
  },
  hero: {
    heading: 'Pick a line. Ride it to done.',
    intro:
      'Four services that share one network. Start with the one that costs you most; the others connect when you are ready.',
  },
  stats: [
    { value: facts.efficiencyImprovement, label: 'efficiency improvement' },
    { value: facts.costReduction, label: 'cost reduction' },
    { value: facts.availability, label: 'availability' },
    { value: facts.uptime, label: 'uptime' },
  ],
  statsHeading: 'The network in figures',
  detail: {
    heading: 'The four lines',
    selectorLabel: 'Services',
    featuresHeading: 'What it does',
    benefitsHeading: 'What you get',
  },
  why: {
    heading: 'Why ride with us.',
    cards: [
      {
        drawing: 'brake',
        ground: 'board',
        title: 'A person can pull the brake.',
        text: 'Any call, chat or case can be taken over at any moment, with everything that happened so far on one screen.',
      },
      {
        drawing: 'fast',
        ground: 1,
        title: 'It answers before you notice.',
        text: `Response ${facts.responseTime}: shorter than the pause in which a caller wonders whether anyone is there.`,
      },
      {
        drawing: 'uptime',
        ground: 4,
        title: 'It runs when you sleep.',
        text: `${facts.uptime} uptime, at three in the night and on the second of January. You can read the record any time.`,
      },
      {
        drawing: 'connect',
        ground: 2,
        title: 'It rides on what you have.',
        text: 'Your telephone system, your shop, your ledger stay. We lay track between them; nothing is torn out.',
      },
      {
        drawing: 'track',
        ground: 3,
        title: 'Every answer shows its track.',
        text: 'What was asked, what was read, what was decided and by whom: one click from any result.',
      },
      {
        drawing: 'one-line',
        ground: 'second',
        title: 'You start with one line.',
        text: 'One job, one price, one figure to beat. If the figure does not move, you do not open the second line.',
      },
    ],
  },
  process: {
    heading: 'Four stops to live.',
    steps: [
      {
        step: 1,
        title: 'Discovery & Analysis',
        description: 'We sit beside the people who do the work and count what it costs today.',
        icon: 'search',
      },
      {
        step: 2,
        title: 'Strategy & Planning',
        description: 'One line first, with a figure that tells whether it runs.',
        icon: 'route',
      },
      {
        step: 3,
        title: 'Development & Testing',
        description:
          'Built on your real cases and tried on last month’s, before anyone new meets it.',
        icon: 'flask',
      },
      {
        step: 4,
        title: 'Deployment & Optimization',
        description: 'Live beside your team, read through with them weekly, better each week.',
        icon: 'gauge',
      },
    ],
  },
  callToAction: {
    heading: 'Next train: your demo.',
    text: 'Thirty minutes, your own cases, no slides.',
  },
}
