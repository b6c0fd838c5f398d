import { expect, test } from 'vitest'
import { z } from 'zod'
import { shared, text } from '../../content/schema/parts.ts'
import { wordsOnly } from './words-only.ts'

// translation.test.ts checks that the words of the whole content are a valid translation.

const icon = shared(z.string())
const schema = z.strictObject({
  title: text(40),
  price: shared(z.number()),
  place: z.strictObject({ city: text(20), country: shared(z.string()) }),
  position: z.strictObject({ north: shared(z.number()) }),
  steps: z.array(z.strictObject({ icon, title: text(20) })),
  scene: z.discriminatedUnion('drawing', [
    z.strictObject({ drawing: shared(z.literal('chat')), question: text(40) }),
    z.strictObject({ drawing: shared(z.literal('voice')), caller: text(40) }),
  ]),
})

test('only words are left, with their comments and quotes', () => {
  const source = `# yaml-language-server: $schema=../../.cache/content-schema/home.json
# What it is.

title: 'Lines: all of them'
price: 20
# In the footer.
place:
  city: Washington
  country: US
position:
  # In degrees.
  north: 38.9
steps:
  # The first.
  - icon: phone
    title: We call
scene:
  drawing: chat
  question: Where is my parcel, and when does it arrive at the office in the street beside the river?
`
  const withoutWords = /^(price|position| +(drawing|country|north|# In degrees)).*\n/gm
  const expected = source
    .replace('content-schema/', 'content-schema/translation/')
    .replace('- icon: phone\n    title', '- title')
    .replace(withoutWords, '')
  expect(wordsOnly(source, schema)).toBe(expected)
})
