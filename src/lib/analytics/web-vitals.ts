import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { AnalyticsEvent } from './adapter.ts'

/**
 * Reports the Web Vitals of the document, most of them when the visitor leaves.
 *
 * @param path of the page that the document was loaded on, whichever page is shown by then
 */
export function reportVitals(path: string, track: (event: AnalyticsEvent) => void) {
  function report({ name, value, rating, id }: MetricType) {
    const rounded = Number(value.toFixed(name === 'CLS' ? 4 : 0))
    track({ name: 'web_vital', path, metric: name, value: rounded, rating, id })
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}
