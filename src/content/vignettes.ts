import { site } from './site.ts'

export type LineName = 'voice' | 'chat' | 'process' | 'forecast'

type Scene = {
  /** When it happens; stands at the head of the scene. */
  context: string
  /** How it ended; stands at the scene's last stop. */
  outcome: string
}

type Turn = { who: string; at: string; text: string }

type VoiceScene = Scene & { caller: Turn; voice: Turn }

type ChatScene = Scene & {
  question: string
  answer: string
  cites: string
  source: { title: string; place: string; passage: string }
  reply: string
}

type Step = { title: string; detail: string }

type ProcessScene = Scene & {
  document: { title: string; sender: string; amount: string }
  read: Step
  matched: Step
  filed: Step
  person: Step
}

type ForecastScene = Scene & {
  headline: string
  summary: string
  threshold: string
  decision: string
  months: string[]
}

/** The four scenes show one shop on one Sunday: an order, a pair of boots, a supplier, a season. */
export const vignettes = {
  sample: site.sample,
  voice: {
    context: 'A Sunday, 02:14',
    outcome: 'Call over at 02:15. Nobody was woken.',
    caller: {
      who: 'Caller',
      at: '0:02',
      text: 'Where is my order? It was meant to be here on Friday.',
    },
    voice: {
      who: 'Voice',
      at: '0:05',
      text: 'It missed Friday’s van. It is loaded for Monday, with you before noon. Shall I text you an hour ahead?',
    },
  },
  chat: {
    context: 'A Sunday, 21:40',
    outcome: 'Return label sent at 21:41.',
    question: 'Can I still return boots I bought in October?',
    answer: 'Yes, until 31 January, if the soles are unworn. Shall I make the label?',
    cites: 'From: Returns policy, section 3',
    source: {
      title: 'Returns policy',
      place: 'Section 3',
      passage: 'Bought from October to December: back by 31 January, unworn.',
    },
    reply: 'Yes please',
  },
  process: {
    context: 'A Sunday, 02:15',
    outcome: '41 invoices filed overnight, one kept for a person.',
    document: { title: 'Invoice 4471', sender: 'Harbour Leather', amount: '1,284.00' },
    read: { title: 'Read', detail: '12 lines, 1,284.00' },
    matched: { title: 'Matched', detail: 'Order 20881, same total' },
    filed: { title: 'Filed', detail: 'Ledger, 02:15' },
    person: {
      title: 'A person decides',
      detail: 'Invoice 4472 has no order. It waits for Monday, with a note.',
    },
  },
  forecast: {
    context: 'A Sunday, 02:16',
    outcome: 'Forecast sent to purchasing, range and reasons included.',
    headline: 'Winter boots run short in November.',
    summary: 'Likely 2,400 pairs, between 1,700 and 3,100.',
    threshold: 'In stock: 1,900',
    decision: 'Order more by Friday',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
} satisfies {
  sample: string
  voice: VoiceScene
  chat: ChatScene
  process: ProcessScene
  forecast: ForecastScene
}
