import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import { isPlainClick } from '../lib/is-plain-click.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

type Tab = {
  /** The panel's id, and the fragment that links to it. */
  id: string
  label: ReactNode
  panel: ReactNode
  /** Sets `data-line`, for the colour of the tab and its panel. */
  line?: number
}

type TabsProps = {
  label: string
  tabs: Tab[]
  /** The id of the selected tab. */
  selected: string
  onSelect: (id: string) => void
  className: { root: string; list: string; tab: string; panels: string; panel: string }
}

/**
 * The WAI-ARIA tabs pattern with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 * Before hydration and without a script it is a list of links to sections, all of them visible.
 */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const hydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const vertical = useVertical(list)
  // The tab changes at once. Its panel takes longer to render and follows in a transition.
  const [current, setCurrent] = useOptimistic(selected)

  // Scroll the current tab into view in a list that scrolls sideways, without scrolling the page.
  useEffect(() => {
    const tab = hydrated && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (tab)
      list.current?.scrollTo({
        left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2,
      })
  }, [current, hydrated])

  function select(id: string) {
    startTransition(() => {
      setCurrent(id)
      onSelect(id)
    })
    list.current?.querySelector<HTMLElement>(`[href="#${id}"]`)?.focus({ preventScroll: true })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = tabs.findIndex(({ id }) => id === current)
    const next = nextIndex(event.key, index, tabs.length, vertical)
    if (next === undefined) return
    event.preventDefault()
    select(tabs[next]!.id)
  }

  return (
    <div className={className.root}>
      <div
        ref={list}
        className={className.list}
        {...(hydrated
          ? {
              role: 'tablist',
              'aria-label': label,
              'aria-orientation': vertical ? 'vertical' : undefined,
              onKeyDown: handleKeyDown,
            }
          : { role: 'navigation', 'aria-label': label })}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            className={className.tab}
            data-line={tab.line}
            {...(hydrated && {
              id: `tab-${tab.id}`,
              role: 'tab',
              'aria-selected': tab.id === current,
              'aria-controls': tab.id,
              tabIndex: tab.id === current ? 0 : -1,
              onClick: (event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                // Lenis handles in-page links on the window, even after preventDefault().
                event.stopPropagation()
                select(tab.id)
              },
            })}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className={className.panels}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            id={tab.id}
            className={className.panel}
            data-line={tab.line}
            {...(hydrated && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${tab.id}`,
              tabIndex: 0,
              hidden: tab.id !== selected,
            })}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Whether the style sheet arranges the tabs vertically. */
function useVertical(list: RefObject<HTMLElement | null>): boolean {
  const [vertical, setVertical] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const [first, second] = element.querySelectorAll('a')
      setVertical(first?.offsetLeft === second?.offsetLeft)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return vertical
}

/**
 * The index of the tab that a key selects. With horizontal tabs, Up and Down scroll the page as usual. Space
 * works too, because screen readers present a tab like a button.
 */
function nextIndex(
  key: string,
  index: number,
  count: number,
  vertical: boolean,
): number | undefined {
  const isRightToLeft = document.dir === 'rtl'
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count
    case 'ArrowDown':
      return vertical ? (index + 1) % count : undefined
    case 'ArrowUp':
      return vertical ? (index - 1 + count) % count : undefined
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return index
    default:
      return undefined
  }
}
