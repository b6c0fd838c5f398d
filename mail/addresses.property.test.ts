import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddress, parseAddressList } from './addresses.ts'

const letters = fc.stringMatching(/^[a-z0-9]{1,20}$/)
const local = fc.array(letters, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))
const domain = fc.array(letters, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
const address = fc.tuple(local, domain).map(([before, after]) => `${before}@${after}`)
const anything = fc.string({ unit: 'binary' })

test('every plain address is one, and stays one in a list', () => {
  fc.assert(
    fc.property(fc.array(address, { minLength: 1, maxLength: 5 }), (addresses) => {
      expect(addresses.every(isAddress)).toBe(true)
      expect(parseAddressList(addresses.join(' , '))).toEqual(addresses)
    }),
  )
})

test('nothing that could begin a second address or a header is one', () => {
  const breaker = fc.constantFrom(',', ';', '<', '>', '"', '(', ')', ' ', '\r', '\n', '\0', '@')
  fc.assert(
    fc.property(address, breaker, fc.nat(), (value, character, place) => {
      const at = place % (value.length + 1)
      expect(isAddress(value.slice(0, at) + character + value.slice(at))).toBe(false)
    }),
  )
})

test('whatever is taken has one @, no space and no control character', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        fc.tuple(anything, anything).map((p) => p.join('@')),
      ),
      (value) => {
        if (isAddress(value)) expect(value).toMatch(/^[^\s@,<>\p{Cc}]+@[^\s@,<>\p{Cc}]+$/u)
      },
    ),
  )
})

test('one that is none spoils its list', () => {
  fc.assert(
    fc.property(fc.array(address), anything, (addresses, other) => {
      fc.pre(!other.includes(',') && !isAddress(other.trim()))
      expect(parseAddressList([...addresses, other].join(','))).toBeUndefined()
    }),
  )
})
