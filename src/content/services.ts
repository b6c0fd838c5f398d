import type { IconName } from '../ui/icon.tsx'
import { facts } from './facts.ts'
import type { LineName } from './vignettes.ts'

export type Service = {
  id: number
  /** The fragment that links to the service's tab. */
  slug: string
  /** Its line: colour and drawing. */
  line: LineName
  letter: string
  title: string
  subtitle: string
  description: string
  features: string[]
  benefits: string[]
  icon: IconName
}

export const services: Service[] = [
  {
    id: 1,
    slug: 'voice-ai',
    line: 'voice',
    letter: 'V',
    title: 'Voice AI customer support',
    subtitle: 'Calls answered on the first ring, in the caller’s language.',
    description:
      'It picks up, listens, looks the order up and says what happens next. When a caller is upset, or asks for a person, it puts them through with everything said so far on your colleague’s screen.',
    features: [
      'Answers every call at once, also forty together',
      'Looks up orders, bookings and accounts while it talks',
      'Puts callers through with a written summary',
      'Speaks and understands twelve languages',
    ],
    benefits: [
      'Nobody waits in a queue',
      'Night and weekend calls are handled, not recorded',
      'Your team takes the calls that need them',
      'Each call ends as a note in your system',
    ],
    icon: 'phone',
  },
  {
    id: 2,
    slug: 'ai-chat',
    line: 'chat',
    letter: 'C',
    title: 'AI chat support',
    subtitle: 'Answers from your own documents, with the source.',
    description:
      'Customers ask in their own words, at the hour they have time. The chat finds the answer in what you have already written, shows where it stands, does the small jobs itself, and calls a colleague when it should.',
    features: [
      'Reads your policies, manuals and orders',
      'Shows the source of each answer',
      'Makes return labels, changes addresses',
      'Hands over with the whole thread',
    ],
    benefits: [
      'Replies in seconds at any hour',
      'The same question is not answered by hand twice',
      'One voice on website, e-mail and messenger',
      'A weekly list of what your manuals leave out',
    ],
    icon: 'chat',
  },
  {
    id: 3,
    slug: 'process-automation',
    line: 'process',
    letter: 'P',
    title: 'Process automation',
    subtitle: 'Invoices, tickets and forms that file themselves.',
    description:
      'A document lands; the line reads it, checks it against the order, files it and books it. What does not add up waits for a person, with a note that says why.',
    features: [
      'Reads invoices, forms, e-mails and scans',
      'Checks each against the order, the contract or the rule',
      'Files it in the system you already have',
      'Sends what is odd to a named person',
    ],
    benefits: [
      'An invoice takes two minutes, not two days',
      'Nothing is typed in twice',
      'Each step is on record, ready for an audit',
      'Month-end is an ordinary day',
    ],
    icon: 'process',
  },
  {
    id: 4,
    slug: 'predictive-analytics',
    line: 'forecast',
    letter: 'F',
    title: 'Predictive analytics',
    subtitle: 'Next month’s numbers while there is time to act.',
    description:
      'It learns from your own sales, stock and staffing what usually comes next, says how sure it is, and marks the day by which somebody has to decide.',
    features: [
      'Forecasts demand by product, place and week',
      'Draws the range, not just one number',
      'Names what moved the forecast',
      'Marks the last day to order, hire or hold',
    ],
    benefits: [
      'Full shelves without full warehouses',
      'Shifts planned before they are short',
      'Fewer surprises at the end of a quarter',
      'A forecast you can argue with',
    ],
    icon: 'forecast',
  },
]

export const servicesPage = {
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
        ground: 'voice',
        title: 'It answers before you notice.',
        text: `Response ${facts.responseTime}: shorter than the pause in which a caller wonders whether anyone is there.`,
      },
      {
        drawing: 'uptime',
        ground: 'signal',
        title: 'It runs when you sleep.',
        text: `${facts.uptime} uptime, at three in the night and on the second of January. You can read the record any time.`,
      },
      {
        drawing: 'connect',
        ground: 'chat',
        title: 'It rides on what you have.',
        text: 'Your telephone system, your shop, your ledger stay. We lay track between them; nothing is torn out.',
      },
      {
        drawing: 'track',
        ground: 'process',
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
} as const
