import { describe, expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = '<p class="a" data-line="1">Words</p><button aria-expanded="false">Menu</button>'

describe('The styles in a document', () => {
  test('are those of the elements in it', () => {
    expect(criticalCss(html, '.a{color:red}.b{color:red}.a,.b{top:0}')).toBe(
      '.a{color:red}.a{top:0}',
    )
    expect(criticalCss(html, '[data-line="1"]{top:0}[data-line="2"]{top:0}')).toBe(
      '[data-line="1"]{top:0}',
    )
  })

  test('are those of its first screen', () => {
    const page =
      '<main><p class="a"></p><p class="b" data-below-the-fold></p><p class="a c"></p></main>'
    expect(criticalCss(page, 'main{top:0}.a{top:1px}.b{top:2px}.c{top:3px}')).toBe(
      'main{top:0}.a{top:1px}',
    )
  })

  test('include rules for attributes without a value', () => {
    const drawing = '<svg class="a"><path data-held d="M0 0"></path></svg><p hidden>Notice</p>'
    const css = '.a [data-held]{top:0}[hidden]:not([role=tabpanel]){display:none}'
    expect(criticalCss(drawing, css)).toBe(css)
    expect(criticalCss(html, css)).toBe('')
  })

  test('leave out rules that ask for two things which no element has together', () => {
    expect(criticalCss(html, 'button[data-line="1"]{top:0}.a>button{top:0}.a+button{top:0}')).toBe(
      '.a+button{top:0}',
    )
  })

  test('leave out rules for an element that contains what the page does not have', () => {
    expect(criticalCss(html, '.a:has(.b){top:0}:root:has(.a){top:0}')).toBe(':root:has(.a){top:0}')
    const list = `<ul class="a">${'<li></li>'.repeat(3)}</ul>`
    expect(criticalCss(list, '.a:has(>:nth-child(3)){top:0}.a:has(>:nth-child(4)){top:0}')).toBe(
      '.a:has(>:nth-child(3)){top:0}',
    )
  })

  test('include rules for states that the browser sets without a script', () => {
    for (const css of [
      '.a:not(.b){top:0}',
      '.a:has(.b, :target){top:0}',
      '.a:has(:target){top:0}',
      ':focus-visible{top:0}',
      ':root[data-theme=dark]{top:0}',
      '.a:not(:empty){top:0}',
      '.a:empty{top:0}',
    ])
      expect(criticalCss(html, css)).toBe(css)
  })

  test('leave out what only a pointer, print, motion or forced colours need', () => {
    for (const css of [
      '.a:hover{top:0}',
      '.a:focus-visible{top:0}',
      '@media print{.a{top:0}}',
      '@media (forced-colors:active){.a{color:Canvas}}',
      '@media screen and (prefers-reduced-motion:no-preference){.a{top:0}}',
    ])
      expect(criticalCss(html, css)).toBe('')
  })

  test('leave out custom properties that nothing reads and keyframes that nothing plays', () => {
    const css =
      ':root{--a:calc(1px + 2%);--b:var(--c);--c:1}.a{top:var(--a);left:var(--a)}@keyframes x{to{top:0}}'
    expect(criticalCss(html, css)).toBe(':root{--a:calc(1px + 2%)}.a{top:var(--a);left:var(--a)}')
  })

  test('replace a token that has one value by that value, if it is short or used once', () => {
    const css =
      ':root{--a:1px;--b:2px;--c:calc(1px + 2%)}.a{top:var(--a);left:var(--b);right:var(--c)}.a:focus{--b:3px}'
    expect(criticalCss(html, css)).toBe(
      ':root{--b:2px}.a{top:1px;left:var(--b);right:calc(1px + 2%)}.a:focus{--b:3px}',
    )
  })
})

test('a rule for the seventh of six is left out, one for the sixth is not', () => {
  const list = `<ul class="a">${'<li class="b"></li>'.repeat(6)}</ul>`
  const css = '.b:nth-child(6){top:1px}.b:nth-child(7){top:2px}.b:nth-child(6)::before{top:3px}'
  expect(criticalCss(list, css)).toBe('.b:nth-child(6){top:1px}.b:nth-child(6)::before{top:3px}')
})
