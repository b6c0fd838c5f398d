/**
 * Runs in the browser. What is wrong with the page as it is displayed now: for each kind of problem, a
 * description of each element that has it.
 */
export function findProblems() {
  const root = document.documentElement
  const ground = getComputedStyle(root).backgroundColor
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const shown = (selector: string) => all(selector).filter(isShown)
  const describe = (element: Element) =>
    `${element.outerHTML.split('>')[0]}> ${element.textContent?.trim().slice(0, 60)}`

  /** From the element to the body. */
  function* ancestry(element: Element) {
    for (let it: Element | null = element; it && it !== root; it = it.parentElement) yield it
  }
  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
  const withText = shown(
    'body :not(script, [aria-hidden=true] *, .visually-hidden, .visually-hidden *)',
  ).filter((element) => !element.matches('[aria-hidden=true]') && textsOf(element).length > 0)

  const behind = (element: Element) =>
    [...ancestry(element)]
      .map((it) => getComputedStyle(it).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)') ?? ground
  /** WCAG 2.2’s, of two colors without transparency. */
  const contrast = (...colors: string[]) => {
    const luminances = colors.map((color) => {
      const scale = color.startsWith('rgb') ? 255 : 1
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map((channel) => {
        const share = Number(channel) / scale
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    })
    return Math.max(...luminances) / Math.min(...luminances)
  }
  /** In forced colors, browsers paint the page’s background behind every text that does not opt out. */
  const painted = (element: Element) =>
    getComputedStyle(element).forcedColorAdjust === 'none' ? behind(element) : ground
  const isTransparent = (element: Element) =>
    getComputedStyle(element).color === 'rgba(0, 0, 0, 0)' ||
    [...ancestry(element)].some((it) => Number(getComputedStyle(it).opacity) < 1)

  /** Whether a line extends beyond the screen, or beyond an element that clips it and cannot be scrolled. */
  function isLineClipped(line: DOMRect, element: Element) {
    // Letters have space around them.
    const [x, y] = [Math.max(1, line.height / 16), line.height / 4]
    for (const it of ancestry(element)) {
      const { overflowX, overflowY } = getComputedStyle(it)
      const { left, right, top, bottom } = it.getBoundingClientRect()
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      const isBeside = line.left < left - x || line.right > right + x
      const isAbove = line.top < top - y || line.bottom > bottom + y
      if ((overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isAbove)) return true
    }
    return line.left < -x || line.right > root.clientWidth + x
  }
  const isClipped = (element: Element) =>
    textsOf(element).some((node) => {
      const range = document.createRange()
      range.selectNode(node)
      return [...range.getClientRects()].some((line) => isLineClipped(line, element))
    })

  /** A word of up to 12 letters is on two lines: its column is too narrow. */
  const breaksWord = (element: Element) =>
    textsOf(element).some((node) =>
      [...(node as Text).data.matchAll(/(?<!\S)\p{P}*\p{L}{1,12}\p{P}*(?!\S)/gu)].some((word) => {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      }),
    )

  /** What is in it cannot be seen, because the element has no width. */
  const isCollapsed = (element: Element) =>
    getComputedStyle(element).overflowX !== 'visible' &&
    element.clientWidth === 0 &&
    element.clientHeight > 0

  // Radio buttons are hidden: their labels are what a visitor sees and presses.
  const targets = shown(
    'a[href]:not([href="#main"]), button, input, select, textarea, summary',
  ).map((element) => element.closest('label') ?? element)
  const isSmall = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width < 24 || height < 24
  }

  const controls = shown('main :is(button, input, textarea, a[href="#contact"])').map(
    (element) => element.closest('article, label') ?? element,
  )
  const isBare = (element: Element) => {
    const style = getComputedStyle(element)
    const hasBorder = Number.parseFloat(style.borderWidth) > 0 && style.borderColor !== ground
    return !hasBorder && style.backgroundColor === ground && style.textDecorationLine === 'none'
  }
  /** All of it in the color that it is drawn on. An <svg> without shapes only keeps a distance. */
  const isBlank = (drawing: Element) => {
    const shapes = [...drawing.querySelectorAll('path, line, circle, rect, text')]
    const isSeen = (shape: Element) => {
      const { fill, stroke } = getComputedStyle(shape)
      return [fill, stroke].some((paint) => paint !== 'none' && paint !== behind(drawing))
    }
    return shapes.length > 0 && !shapes.some(isSeen)
  }

  /** What a click or a script shows, what is for screen readers, for the screen or for paper only. */
  const notShown = [
    'script, style, noscript, template, option, details, [hidden], [popover], theme-switch, [data-shows-tab] a',
    '.visually-hidden, [aria-hidden=true], [role=group] button, contact-form form > p',
    ...(matchMedia('print, (scripting: none)').matches ? ['.with-script'] : []),
    ...(matchMedia('screen and (scripting: enabled)').matches
      ? ['.without-script, article:has([type=radio]:not(:checked))']
      : []),
    ...(matchMedia('print').matches ? ['form, figure, nav, [role=tab], [href="#main"]'] : []),
  ].join()
  const isNotShown = (element: Element) =>
    textsOf(element).length > 0 && !element.closest(notShown) && !isShown(element)

  const overflow = root.scrollWidth - root.clientWidth
  return {
    overflow: overflow === 0 ? [] : [`${overflow} px`],
    'clipped text': withText.filter(isClipped).map(describe),
    'broken word': withText.filter(breaksWord).map(describe),
    collapsed: shown('body :not([aria-hidden=true] *)').filter(isCollapsed).map(describe),
    'transparent text': withText.filter(isTransparent).map(describe),
    'text that is not shown': all('body *').filter(isNotShown).map(describe),
    'section still hidden': shown('[data-reveal="waiting"]').map(describe),
    'target under 24 px': targets.filter(isSmall).map(describe),
    'control without border, background or underline': controls.filter(isBare).map(describe),
    'text in the color of the background': withText
      .filter((element) => getComputedStyle(element).color === painted(element))
      .map(describe),
    'faint text': withText
      .filter((element) => contrast(getComputedStyle(element).color, behind(element)) < 4.5)
      .map(describe),
    'drawing in the color of the background': shown('svg:not(svg svg)')
      .filter(isBlank)
      .map(describe),
  }
}
