import { expect, test } from 'vitest'
import { servicesSchema } from './services.ts'

const needed = (slug: string, title: string) => ({
  ...{ slug, title, subtitle: 'What it does.', description: 'How it does that.' },
  ...{ features: ['This'], benefits: ['That'], icon: 'phone' },
})

test('What a service lacks follows from its title and its place', () => {
  const services = servicesSchema.parse([
    needed('chat', 'Chat'),
    { ...needed('calls', 'Calls'), line: 3, letter: 'H' },
    needed('cash', 'Cash'),
    { ...needed('che', 'Che'), name: '—é' },
    needed('c', 'C'),
  ])
  expect(services.map(({ line, letter, name }) => [line, letter, name])).toEqual([
    [1, 'C', 'Chat'],
    [3, 'H', 'Calls'],
    [2, 'A', 'Cash'],
    [4, 'É', '—é'],
    [5, '1', 'C'],
  ])
  expect(services.map(({ jobs, scene }) => [jobs, scene])).toEqual(Array(5).fill([[], undefined]))
})
