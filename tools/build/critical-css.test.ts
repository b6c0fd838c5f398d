import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

// tests/pages/first-paint.e2e.ts proves that enough is critical, tests/built-site/budgets.test.ts that little is.

const page =
  '<main><p class="a"></p><p class="b" data-below-the-fold></p><button aria-expanded></button></main>'

test.each([
  ['what is above the fold', 'main{top:0}.a+.b{top:0}.a{top:1px}', 'main{top:0}.a{top:1px}'],
  ['the theme and the target', ':root[data-theme=dark]{top:0}.a:has(:target){top:0}', undefined],
  ['the focus, but not of one element', ':focus-visible{top:0}', undefined],
  ['no focus or pointer on one element', '.a:hover{top:0}.a:focus-visible{top:0}', ''],
  ['no print', '@media print{.a{top:0}}', ''],
  ['no forced colours', '@media (forced-colors:active){.a{color:Canvas}}', ''],
  ['values in place of tokens', ':root{--a:1px;--b:2px}.a{top:var(--a)}', '.a{top:1px}'],
  ['tokens that change', ':root{--b:2px}.a{left:var(--b)}.a:empty{--b:3px}', undefined],
])('critical CSS has %s: of %s, %s', (_, css, critical = css) => {
  expect(criticalCss(page, css)).toBe(critical)
})
