import { HtmlValidate } from 'html-validate'
import { builtDocument } from './support/html.ts'
import { everyPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Our own files are as trusted as the document that names them; another origin's would need it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The links to the four services become a list of tabs: one element, whose role the script changes.
    'prefer-native-element': ['error', { exclude: ['navigation'] }],
  },
})

for (const variant of ['plain', 'google', 'both-analytics'] as const) {
  test.describe(`Built with the settings of "${variant}"`, () => {
    test.use({ variant })

    for (const { path } of everyPage) {
      test(`${path} is valid HTML`, async ({ request }) => {
        const { html } = await builtDocument(request, path)
        const { results } = await validator.validateString(html, path)
        const mistakes = results
          .flatMap(({ messages }) => messages)
          .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
        expect(mistakes).toEqual([])
      })
    }
  })
}
