import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { AnalyticsEvent } from './adapter.ts'

/**
 * Tells how fast and steady the document was; most of it when the visitor leaves.
 *
 * @param path where it was loaded, wherever the visitor has gone on to since
 */
export function reportVitals(path: string, track: (event: AnalyticsEvent) => void) {
  function report({ name, value, rating, id }: MetricType) {
    const rounded = Number(value.toFixed(name === 'CLS' ? 4 : 0))
    track({ name: 'web_vital', path, metric: name, value: rounded, rating, id })
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}
