import type { Home } from '../../tools/build/content/schema/pages.ts'

export const home: Home = {
  meta: {
    title: 'AI automation services',
    description:
      'Relaywell builds AI that answers calls, handles chats, files paperwork and sees next month coming, day and night, and stops where a person should decide.',
    path: '/',
  },
  hero: {
    heading: 'Work that runs on time.',
    intro:
      'Relaywell builds AI that answers the phone, handles the chat, moves the paperwork and sees next month coming. It runs day and night, and stops where a person should decide.',
  },
  map: {
    label: 'Four lines of work come in, meet where a person decides, and go out done.',
    interchange: 'A person decides',
    pause: 'Stop the trains',
    play: 'Start the trains',
  },
  board: {
    caption: 'One night on the network',
    columns: ['Time', 'Line', 'Job', 'What happened', 'State'],
    rows: [
      {
        time: '02:14',
        service: 'voice-ai',
        job: 'Where is my order?',
        outcome: 'Call answered on the first ring',
        state: 'Done',
      },
      {
        time: '02:15',
        service: 'ai-chat',
        job: 'Change delivery address',
        outcome: 'Checked against the order, saved',
        state: 'Done',
      },
      {
        time: '02:15',
        service: 'process-automation',
        job: 'Invoice without an order',
        outcome: 'Waits for Monday, with a note why',
        state: 'To a person',
        by: 'person',
      },
      {
        time: '02:16',
        service: 'predictive-analytics',
        job: 'Friday needs more stock',
        outcome: 'Forecast sent to purchasing',
        state: 'Done',
      },
    ],
  },
  impact: {
    heading: 'What changes when it runs.',
    metrics: [
      { value: 20, title: 'Reduction in operational costs' },
      { value: 51, title: 'Customer satisfaction' },
      { value: 96, title: 'Increase in efficiency' },
      { value: 44, title: 'Rise in revenue generation' },
    ],
  },
  services: { heading: 'Four lines. One network.' },
  features: {
    heading: 'Built like a railway, not like a robot.',
    cards: [
      {
        drawing: 'hand-over',
        title: 'It knows when to stop',
        detail:
          'Unsure, out of its rules, or asked for a person: it stops at the interchange and hands over, with the case laid open.',
      },
      {
        drawing: 'source',
        title: 'It shows its source',
        detail:
          'Each answer carries the page, order or rule that it came from. Your team checks a claim in one click.',
      },
      {
        drawing: 'night',
        title: 'It works the night',
        detail:
          'The two o’clock call and the Sunday invoice are done by morning, and the morning starts with a list of what was.',
      },
      {
        drawing: 'plug-in',
        title: 'It joins what you have',
        detail:
          'It uses your telephone system, your shop and your ledger as they are. Nobody learns a new screen to begin.',
      },
    ],
  },
  empower: {
    heading: 'Your people keep the judgement. The machines keep the hours.',
    points: [
      {
        title: 'Start with one line',
        text: 'We pick the job that costs you most and run that first.',
      },
      {
        title: 'See every stop',
        text: 'Each answer carries its source, each hand-over its reason.',
      },
      {
        title: 'Keep the brake',
        text: 'A person can take over any call, chat or case at any time.',
      },
    ],
  },
}
