import type { IconName } from '../ui/icon.tsx'
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
