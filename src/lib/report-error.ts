import { track } from './analytics/analytics.ts'

/**
 * Tells of a render error: in the console, and to analytics where it is on. Only its kind goes there: its
 * words might hold something that a visitor typed.
 */
export function reportRenderError(error: unknown) {
  console.error(error)
  const kind = error instanceof Error ? error.name : typeof error
  track({ name: 'exception', path: window.location.pathname, kind })
}
