import { expect, test } from 'vitest'
import { routes } from '../../src/routes.ts'
import { builtPages } from './pages.ts'

test('The build knows every route, and no other', () => {
  expect(builtPages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path))
})
