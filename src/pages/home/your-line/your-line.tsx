import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { idle } from '../../../lib/idle.ts'
import { limits } from '../../../lib/limits.ts'
import { Examples } from './examples.tsx'
import type { YourLineState } from './use-your-line.ts'

export type YourLineProps = {
  state: YourLineState
  onChange: (part: Partial<YourLineState>) => void
}

export type YourLineFormProps = YourLineProps & {
  /** In milliseconds. A prop, because the bundler would give a module of the entry that the form imports a chunk. */
  typingPause: number
}

type Form = typeof import('./your-line-form.tsx').YourLineForm

let loaded: Form | undefined
let loading: Promise<void> | undefined

/** After a failure the next touch tries again; until then the table of examples stays. */
function load() {
  loading ??= import('./your-line-form.tsx').then(
    ({ YourLineForm }) => {
      loaded = YourLineForm
    },
    (error) => {
      // Vite requests a style sheet only once: a retry would show the form unstyled.
      if (!/preload CSS/.test(String(error))) loading = undefined
    },
  )
  return loading
}

const touches = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * The panel in which visitors choose the job that eats their day. A table of examples until its script has loaded,
 * when the browser is idle or at the first touch.
 */
export function YourLine(props: YourLineProps) {
  const panel = useRef<HTMLElement>(null)
  const focused = useRef<string>(undefined)
  const [Form, setForm] = useState<Form | undefined>(() => loaded)

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const show = () =>
      load().then(() => {
        if (!element.isConnected || !loaded) return
        if (element.contains(document.activeElement)) focused.current = document.activeElement?.id
        setForm(() => loaded)
      })
    for (const type of touches) element.addEventListener(type, show, { passive: true })
    idle().then(show)
    return () => {
      for (const type of touches) element.removeEventListener(type, show)
    }
  }, [])

  // The form has elements with the same ids in place of those that could have focus.
  useLayoutEffect(() => {
    if (Form && focused.current)
      document.getElementById(focused.current)?.focus({ preventScroll: true })
  }, [Form])

  if (Form) return <Form {...props} typingPause={limits.yourLinePause} />
  return <Examples ref={panel} />
}
