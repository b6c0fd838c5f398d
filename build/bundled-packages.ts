import type { Plugin } from 'vite'

/** Shipped too, though no code: the font is cut from it. */
const fontPackage = '@fontsource-variable/hanken-grotesk'

/** Collects the packages whose code is in the bundle for the browser. */
export function bundledPackages(): { plugin: Plugin; names: () => string[] } {
  const found = new Set([fontPackage])
  return {
    names: () => [...found].sort(),
    plugin: {
      name: 'bundled-packages',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const [id, { code }] of Object.entries(file.modules)) {
            const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
            if (name && code) found.add(name)
          }
        }
      },
    },
  }
}
