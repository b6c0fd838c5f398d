/**
 * Shows an element as if the pointer or the focus were on it. No page can ask a browser for that, so the
 * rules that speak of it are made to hold for a mark, too.
 */
export function showAs(element: HTMLElement, state: 'hover' | 'focus-visible') {
  for (const { cssRules } of document.styleSheets) extend(cssRules, state)
  element.dataset.as = state
}

function extend(rules: CSSRuleList, state: string) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(`:${state}`))
      rule.selectorText = rule.selectorText.replaceAll(
        `:${state}`,
        `:is(:${state}, [data-as='${state}'])`,
      )
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      extend(rule.cssRules, state)
  }
}
