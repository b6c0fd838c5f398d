import { describe, expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = '<p class="a" data-line="1">Words</p><button aria-expanded="false">Menu</button>'

describe('critical CSS', () => {
  test('has the rules that match an element', () => {
    expect(criticalCss(html, '.a{color:red}.b{color:red}.a,.b{top:0}')).toBe(
      '.a{color:red}.a{top:0}',
    )
    expect(criticalCss(html, '[data-line="1"]{top:0}[data-line="2"]{top:0}')).toBe(
      '[data-line="1"]{top:0}',
    )
  })

  test('leaves out rules that match only below the fold', () => {
    const page =
      '<main><p class="a"></p><p class="b" data-below-the-fold></p><p class="a c"></p></main>'
    expect(criticalCss(page, 'main{top:0}.a{top:1px}.b{top:2px}.c{top:3px}')).toBe(
      'main{top:0}.a{top:1px}',
    )
  })

  test('has rules that match an attribute without a value', () => {
    const drawing = '<svg class="a"><path data-held d="M0 0"></path></svg><p hidden>Notice</p>'
    const css = '.a [data-held]{top:0}[hidden]:not([role=tabpanel]){display:none}'
    expect(criticalCss(drawing, css)).toBe(css)
    expect(criticalCss(html, css)).toBe('')
  })

  test('leaves out rules whose conditions no single element meets', () => {
    expect(criticalCss(html, 'button[data-line="1"]{top:0}.a>button{top:0}.a+button{top:0}')).toBe(
      '.a+button{top:0}',
    )
  })

  test('leaves out rules with :has() for content that the page does not have', () => {
    expect(criticalCss(html, '.a:has(.b){top:0}:root:has(.a){top:0}')).toBe(':root:has(.a){top:0}')
    const list = `<ul class="a">${'<li></li>'.repeat(3)}</ul>`
    expect(criticalCss(list, '.a:has(>:nth-child(3)){top:0}.a:has(>:nth-child(4)){top:0}')).toBe(
      '.a:has(>:nth-child(3)){top:0}',
    )
  })

  test('has rules for states that can occur without a script', () => {
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

  test('leaves out rules for hover, print, motion and forced colours', () => {
    for (const css of [
      '.a:hover{top:0}',
      '.a:focus-visible{top:0}',
      '@media print{.a{top:0}}',
      '@media (forced-colors:active){.a{color:Canvas}}',
      '@media screen and (prefers-reduced-motion:no-preference){.a{top:0}}',
    ])
      expect(criticalCss(html, css)).toBe('')
  })

  test('leaves out unused custom properties and keyframes', () => {
    const css =
      ':root{--a:calc(1px + 2%);--b:var(--c);--c:1}.a{top:var(--a);left:var(--a)}@keyframes x{to{top:0}}'
    expect(criticalCss(html, css)).toBe(':root{--a:calc(1px + 2%)}.a{top:var(--a);left:var(--a)}')
  })

  test('replaces a token with its value if it has one value, and is short or used once', () => {
    const css =
      ':root{--a:1px;--b:2px;--c:calc(1px + 2%)}.a{top:var(--a);left:var(--b);right:var(--c)}.a:focus{--b:3px}'
    expect(criticalCss(html, css)).toBe(
      ':root{--b:2px}.a{top:1px;left:var(--b);right:calc(1px + 2%)}.a:focus{--b:3px}',
    )
  })

  test('leaves out rules for an nth child that does not exist', () => {
    const list = `<ul class="a">${'<li class="b"></li>'.repeat(6)}</ul>`
    const css = '.b:nth-child(6){top:1px}.b:nth-child(7){top:2px}.b:nth-child(6)::before{top:3px}'
    expect(criticalCss(list, css)).toBe('.b:nth-child(6){top:1px}.b:nth-child(6)::before{top:3px}')
  })
})
