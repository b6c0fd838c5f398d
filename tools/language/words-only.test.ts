import { expect, test } from 'vitest'
import { z } from 'zod'
import { shared, text } from '../../content/schema/parts.ts'
import { wordsOnly } from './words-only.ts'

// translation.test.ts checks that the words of the whole content are a valid translation.

const schema = z.strictObject({
  title: text(40),
  price: shared(z.number()),
  place: z.strictObject({ city: text(20), country: shared(z.string()) }),
  position: z.strictObject({ north: shared(z.number()), east: shared(z.number()) }),
  steps: z.array(z.strictObject({ icon: shared(z.string()), title: text(20) })),
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
  east: -77
steps:
  # The first.
  - icon: phone
    title: We call
  - icon: file
    title: We write
scene:
  drawing: chat
  question: Where is my parcel, and when does it arrive at the office in the street beside the river?
`
  expect(
    wordsOnly(source, schema),
  ).toBe(`# yaml-language-server: $schema=../../.cache/content-schema/translation/home.json
# What it is.

title: 'Lines: all of them'
# In the footer.
place:
  city: Washington
steps:
  # The first.
  - title: We call
  - title: We write
scene:
  question: Where is my parcel, and when does it arrive at the office in the street beside the river?
`)
})
