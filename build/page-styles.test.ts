import { describe, expect, test } from 'vitest'
import { stylesFor } from './page-styles.ts'

const html = '<p class="a" data-line="1">Words</p><button aria-expanded="false">Menu</button>'

describe('The styles in a document', () => {
  test('are those of what stands in it', () => {
    expect(stylesFor(html, '.a{color:red}.b{color:red}.a,.b{top:0}')).toBe('.a{color:red}.a{top:0}')
    expect(stylesFor(html, '[data-line="1"]{top:0}[data-line="2"]{top:0}')).toBe(
      '[data-line="1"]{top:0}',
    )
  })

  test('include rules for attributes without a value', () => {
    const drawing = '<svg class="a"><path data-held d="M0 0"></path></svg><p hidden>Notice</p>'
    const css = '.a [data-held]{top:0}[hidden]:not([role=tabpanel]){display:none}'
    expect(stylesFor(drawing, css)).toBe(css)
    expect(stylesFor(html, css)).toBe('')
  })

  test('leave out rules that ask for two things which no element has together', () => {
    expect(stylesFor(html, 'button[data-line="1"]{top:0}.a>button{top:0}.a+button{top:0}')).toBe(
      '.a+button{top:0}',
    )
  })

  test('are without those of what has in it what is not there', () => {
    expect(stylesFor(html, '.a:has(.b){top:0}:root:has(.a){top:0}')).toBe(':root:has(.a){top:0}')
    const list = `<ul class="a">${'<li></li>'.repeat(3)}</ul>`
    expect(stylesFor(list, '.a:has(>:nth-child(3)){top:0}.a:has(>:nth-child(4)){top:0}')).toBe(
      '.a:has(>:nth-child(3)){top:0}',
    )
  })

  test('are also those of what may come to stand in it without a script', () => {
    for (const css of [
      '.a:not(.b){top:0}',
      '.a:has(.b, :target){top:0}',
      '.a:has(:target){top:0}',
      ':focus-visible{top:0}',
      ':root[data-theme=night]{top:0}',
      '.a:not(:empty){top:0}',
      '.a:empty{top:0}',
    ])
      expect(stylesFor(html, css)).toBe(css)
  })

  test('are without what only a script fills', () => {
    const status = '<output class="a"></output>'
    expect(stylesFor(status, '.a:not(:empty)::before{top:0}.a{left:0}')).toBe('.a{left:0}')
  })

  test('say around what something turns only where it is turned', () => {
    const css = '.a{transform-origin:0 0;top:0}.a{transform:scaleX(0);transform-origin:0 0}'
    expect(stylesFor(html, css)).toBe('.a{top:0}.a{transform:scaleX(0);transform-origin:0 0}')
  })

  test('are without what a pointer, paper and movement bring', () => {
    for (const css of [
      '.a:hover{top:0}',
      '.a:focus-visible{top:0}',
      '@media print{.a{top:0}}',
      '@media screen and (prefers-reduced-motion:no-preference){.a{top:0}}',
    ])
      expect(stylesFor(html, css)).toBe('')
  })

  test('keep the colours that forced colours set', () => {
    const css = (layer: string) =>
      `@layer ${layer}{@media (forced-colors:active){.a{color:Canvas}}}`
    expect(stylesFor(html, css('tokens'))).toBe(css('tokens'))
    expect(stylesFor(html, css('ui'))).toBe('')
  })

  test('hold no value that nothing reads, and no movement that nothing makes', () => {
    const css =
      ':root{--a:calc(1px + 2%);--b:var(--c);--c:1}.a{top:var(--a)}@keyframes x{to{top:0}}'
    expect(stylesFor(html, css)).toBe(':root{--a:calc(1px + 2%)}.a{top:var(--a)}')
  })

  test('write out a short token that has one value', () => {
    const css = ':root{--a:1px;--b:2px}.a{top:var(--a);left:var(--b)}.a:focus{--b:3px}'
    expect(stylesFor(html, css)).toBe(':root{--b:2px}.a{top:1px;left:var(--b)}.a:focus{--b:3px}')
  })
})

test('a rule for the seventh of six is left out, one for the sixth is not', () => {
  const list = `<ul class="a">${'<li class="b"></li>'.repeat(6)}</ul>`
  const css = '.b:nth-child(6){top:1px}.b:nth-child(7){top:2px}.b:nth-child(6)::before{top:3px}'
  expect(stylesFor(list, css)).toBe('.b:nth-child(6){top:1px}.b:nth-child(6)::before{top:3px}')
})
