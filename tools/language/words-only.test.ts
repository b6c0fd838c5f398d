import { expect, test } from 'vitest'
import { z } from 'zod'
import { shared, text } from '../../content/schema/parts.ts'
import { wordsOnly } from './words-only.ts'

// translation.test.ts checks that the words of the whole content are a valid translation.

const schema = z.strictObject({
  title: text(40),
  price: shared(z.number()),
  place: z.strictObject({ city: text(20), country: shared(z.string()) }),
  steps: z.array(z.strictObject({ icon: shared(z.string()), title: text(20) })),
})

test('only words are left, with their comments and quotes', () => {
  const source = `# yaml-language-server: $schema=../../.cache/content-schema/home.json
title: 'Lines: all of them'
price: 20
# In the footer.
place:
  city: Washington
  country: US
steps:
  # The first.
  - icon: phone
    title: We call
`
  const expected = source
    .replace('content-schema/', 'content-schema/translation/')
    .replace('- icon: phone\n    title', '- title')
    .replace(/^(price| +country).*\n/gm, '')
  expect(wordsOnly(source, schema)).toBe(expected)
})
