// The inline script in every document's <head>. It runs before the first paint. A page that opens at its top
// requests no script, style sheet or font until after that paint (docs/decisions/0025). tools/prerender/inline-script.ts
// bundles and inlines it.

import './bootstrap/early-input.ts'
import { fail } from './bootstrap/failure.ts'
import { setScripting } from './bootstrap/scripting.ts'
import { inlineStylesSuffice, linkStyles } from './bootstrap/style-sheet.ts'
import { chunkTimeout } from './lib/limits.ts'

/** URL of src/main.ts, set by the build. */
declare const __ENTRY__: string
type Entry = typeof import('./main.ts')

function loadEntry() {
  paintObserver.disconnect()
  clearTimeout(paintTimeout)
  if (inlineStylesSuffice) linkStyles()
  const loadTimeout = setTimeout(fail, chunkTimeout, __ENTRY__)
  import(/* @vite-ignore */ __ENTRY__)
    .finally(() => clearTimeout(loadTimeout))
    .then(({ start }: Entry) => start(setScripting))
    .catch(fail)
}
const paintObserver = new PerformanceObserver(loadEntry)
paintObserver.observe({ type: 'paint', buffered: true })
// A background tab does not paint.
const paintTimeout = setTimeout(loadEntry, 2000)
