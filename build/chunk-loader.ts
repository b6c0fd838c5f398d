import path from 'node:path'
import type { Plugin } from 'vite'

/** The module that Vite adds to every dynamic import of a build. */
const helper = /^\0vite\/preload-helper/

/** Puts src/lib/chunk-files.ts in the place of Vite's own helper: 0.5 kB less in the loader. */
export function chunkLoader(folder: string): Plugin {
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: helper },
      handler: () => path.join(folder, 'src/lib/chunk-files.ts'),
    },
  }
}
