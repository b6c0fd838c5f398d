import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'

describe('The options of the bench', () => {
  test('are, without any, five runs on every page', () => {
    expect(readOptions([])).toEqual({
      runs: 5,
      pages: ['/', '/services', '/about', '/no-such-page'],
      against: undefined,
    })
  })

  test('shorten a run', () => {
    const options = readOptions(['--runs', '1', '--pages', '/,/about'])
    expect(options).toMatchObject({ runs: 1, pages: ['/', '/about'] })
  })

  test.each([['--runs', '0'], ['--runs', 'many'], ['--pages', '/elsewhere'], ['--fast']])(
    'that mean nothing are an error: %s %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow()
    },
  )
})
