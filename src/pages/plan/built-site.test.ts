import { expect, test } from 'vitest'
import { documentOf, textsOf } from '../../../tests/built-site/files.ts'
import { content } from '../../../tests/support/content.ts'

test('The plan is lists of steps and decisions, and its hours are the sum of them', () => {
  const { meta, parts, figures, go, noGo } = content.pages.plan!
  const document = documentOf(meta.path)
  const steps = parts.flatMap((part) => part.steps)
  const shown = textsOf(document, 'main h2 + ol > li:not([data-decision]) p strong')
  expect(shown).toEqual(steps.flatMap(({ on, what }) => [on, what]))
  const hours = [...document.querySelectorAll('[data-hours]')].map((each) =>
    Number(each.getAttribute('data-hours')),
  )
  const sum = hours.reduce((all, each) => all + each, 0)
  expect(textsOf(document, 'main li').join('|')).toContain(`${sum} ${figures.hours}`)
  const decisions = parts.flatMap(({ decision = [] }) => decision)
  expect(textsOf(document, '[data-decision] h3')).toEqual(decisions.map(({ heading }) => heading))
  expect(textsOf(document, '[data-decision] dt')).toEqual(decisions.flatMap(() => [go, noGo]))
})
