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
  /** Passed on as data-line, for the tab's colour and its panel's. */
  line?: number
}

type TabsProps = {
  label: string
  tabs: Tab[]
  /** The id of the chosen tab. */
  selected: string
  onSelect: (id: string) => void
  className: { root: string; list: string; tab: string; panels: string; panel: string }
}

/**
 * The WAI-ARIA tabs pattern with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 * Before hydration and without a script it is a list of links to sections that all stand open.
 */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const hydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const vertical = useVertical(list)
  // The tab answers at once; its panel, which is most of the work, follows a frame later.
  const [chosen, choose] = useOptimistic(selected)

  // In a list that scrolls sideways the chosen tab is in sight; the page itself stays where it is.
  useEffect(() => {
    const tab = hydrated && list.current?.querySelector<HTMLElement>(`[href="#${chosen}"]`)
    if (tab)
      list.current?.scrollTo({
        left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2,
      })
  }, [chosen, hydrated])

  function select(id: string) {
    startTransition(() => {
      choose(id)
      onSelect(id)
    })
    list.current?.querySelector<HTMLElement>(`[href="#${id}"]`)?.focus({ preventScroll: true })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = nextIndex(event.key, at, tabs.length, vertical)
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
              'aria-selected': tab.id === chosen,
              'aria-controls': tab.id,
              tabIndex: tab.id === chosen ? 0 : -1,
              onClick: (event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                // Lenis follows in-page links from the window, prevented or not.
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

/** Whether the tabs stand one below the other, which is for the style sheet to say. */
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
 * Up and Down belong to the page where the tabs stand side by side. Space activates, too: a tab is a button
 * to whoever uses a screen reader.
 */
function nextIndex(key: string, at: number, count: number, vertical: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'ArrowDown':
      return vertical ? (at + 1) % count : undefined
    case 'ArrowUp':
      return vertical ? (at - 1 + count) % count : undefined
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return at
    default:
      return undefined
  }
}
