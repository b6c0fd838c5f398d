import type { About } from '../../tools/build/content/schema/pages.ts'
import { facts } from './facts.ts'

export const about: About = {
  meta: {
    title: 'About',
    description: `Relaywell has kept the routine work of businesses running since ${facts.founded}. What we are for, what we are building, and the four rules that we do not bend.`,
    path: '/about',
  },
  hero: {
    heading: 'Machines that know their stop.',
    intro:
      'We build automation for firms that cannot afford a wrong answer. So ours does the routine, and halts where judgement starts.',
  },
  line: {
    label:
      'Our line answers the call, finds the order, and stops. A person decides about the refund, and goes on from there.',
    stops: ['Call answered', 'Order found'],
    person: 'A person decides',
    after: 'Refund paid',
  },
  story: {
    heading: 'Since one unanswered call.',
    paragraphs: [
      `Relaywell began in ${facts.founded} with a plain observation: the work that waits longest is the work that arrives when nobody is in. A call at two in the morning. An invoice on a Sunday. A question that was answered last week, for somebody else.`,
      'Our first line answered telephones for one firm, at night only, and put through whatever it could not settle. It still runs. Chat, paperwork and forecasts followed because clients asked where else the track could go.',
      'We have kept the first rule of that first line: it must know when to stop.',
    ],
    from: String(facts.founded),
    to: 'Today',
    stats: [
      { value: facts.clients, label: 'clients' },
      { value: facts.satisfaction, label: 'satisfaction' },
      { value: facts.experts, label: 'experts' },
    ],
  },
  purpose: {
    heading: 'Where we come from, where we go.',
    mission: {
      title: 'Our mission',
      text: 'Take the routine off people’s desks and keep the judgement on them.',
    },
    vision: {
      title: 'Our vision',
      text: 'A working day in which nobody waits for a machine, and no machine decides about a person alone.',
    },
  },
  values: {
    heading: 'Four rules we do not bend.',
    items: [
      {
        title: 'Innovation',
        text: 'We try the new thing on last month’s cases first. It earns its place or it goes.',
      },
      {
        title: 'Integrity',
        text: 'When it was wrong, the record says so, and so do we, before you ask.',
      },
      {
        title: 'Excellence',
        text: 'Right nine times out of ten is a fault. We work on the tenth.',
      },
      {
        title: 'Growth',
        text: 'Your people learn to run the line themselves. We leave when they can.',
      },
    ],
  },
}
