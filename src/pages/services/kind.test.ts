import { expect, test } from 'vitest'
import { servicesPage } from '../../../tests/support/content.ts'
import { pathOfService } from './kind.ts'

test('No link leads to a service’s place on the page if that does not describe the services', () => {
  const pathWith = (...sections: typeof servicesPage.sections) =>
    pathOfService({ ...servicesPage, sections }, 'chat')
  expect(pathWith('hero', 'detail')).toBe(`${servicesPage.meta.path}#chat`)
  expect(pathWith('hero', 'stats')).toBe(servicesPage.meta.path)
})
