import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const page = '<p class="a" data-line="1">Words</p><button aria-expanded="false">Menu</button>'
const fold =
  '<main><p class="a"></p><p class="b" data-below-the-fold></p><p class="a c"></p></main>'
const drawing = '<svg class="a"><path data-held d="M0 0"></path></svg><p hidden>Notice</p>'
const list = (count: number) => `<ul class="a">${'<li class="b"></li>'.repeat(count)}</ul>`

test.each([
  ['a class', page, '.a{top:0}.a,.b{top:1px}', '.b{top:2px}'],
  ['an attribute', page, '[data-line="1"]{top:0}', '[data-line="2"]{top:0}'],
  [
    'an attribute without a value',
    drawing,
    '.a [data-held]{top:0}[hidden]:not([role=tabpanel]){top:0}',
    '.a [data-line]{top:0}',
  ],
  ['what is above the fold', fold, 'main{top:0}.a{top:1px}', '.b{top:2px}.c{top:3px}'],
  [
    'one element that meets every condition',
    page,
    '.a+button{top:0}',
    'button[data-line="1"]{top:0}.a>button{top:0}',
  ],
  ['what an element has', page, ':root:has(.a){top:0}', '.a:has(.b){top:0}'],
  [
    'how many an element has',
    list(3),
    '.a:has(>:nth-child(3)){top:0}',
    '.a:has(>:nth-child(4)){top:0}',
  ],
  [
    'an nth child',
    list(6),
    '.b:nth-child(6){top:1px}.b:nth-child(6)::before{top:3px}',
    '.b:nth-child(7){top:2px}',
  ],
  [
    'states that can occur without a script',
    page,
    '.a:not(.b){top:0}.a:has(.b, :target){top:0}.a:has(:target){top:0}:focus-visible{top:0}:root[data-theme=dark]{top:0}.a:not(:empty){top:0}.a:empty{top:0}',
    '.a:hover{top:0}.a:focus-visible{top:0}',
  ],
  [
    'screens',
    page,
    '@media (min-width:1px){.a{top:0}}',
    '@media print{.a{top:0}}@media (forced-colors:active){.a{color:Canvas}}@media screen and (prefers-reduced-motion:no-preference){.a{top:0}}',
  ],
  [
    'custom properties and keyframes that are used',
    page,
    ':root{--a:calc(1px + 2%)}.a{top:var(--a);left:var(--a)}',
    ':root{--b:var(--c);--c:1}@keyframes x{to{top:0}}',
  ],
])('critical CSS is for %s, and has no other rule', (_, html, critical, other) => {
  expect(criticalCss(html, other + critical)).toBe(critical.replace('.a,.b', '.a'))
})

test('a token is replaced by its value if it has one value, and is short or used once', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:calc(1px + 2%)}.a{top:var(--a);left:var(--b);right:var(--c)}.a:focus{--b:3px}'
  expect(criticalCss(page, css)).toBe(
    ':root{--b:2px}.a{top:1px;left:var(--b);right:calc(1px + 2%)}.a:focus{--b:3px}',
  )
})
