import { track } from './analytics/analytics.ts'

/**
 * Reports a render error to the console and to analytics. Analytics gets only the error's name: the message
 * could contain something that the visitor typed.
 */
export function reportRenderError(error: unknown) {
  console.error(error)
  const kind = error instanceof Error ? error.name : typeof error
  track({ name: 'exception', path: window.location.pathname, kind })
}
