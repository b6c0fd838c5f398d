import { globSync } from 'node:fs'
import path from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import { AtRule, type Plugin } from 'postcss'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Rolldown } from 'vite'
import { theme } from './tools/prerender/theme.ts'

const entry = path.join(import.meta.dirname, 'src/main.ts')

/**
 * A chunk for each island, named like its folder, and one for React and what they share. Modules that the entry imports,
 * directly or not, stay in its chunk, so that it loads in one request.
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = importersOf(id, context)
  if (importers.includes(entry)) return 'main'
  const islands = importers.filter(isIsland)
  const isLoaded = (module: string) => context.getModuleInfo(module)?.dynamicImporters.length
  // Its own chunk, from which an island may import (src/contact/send.ts).
  if (importers.some((each) => isLoaded(each) && !isIsland(each))) return null
  if (islands.length > 1 || islands[0]?.endsWith('mount.tsx')) return 'react'
  return islands[0] ? path.basename(path.dirname(islands[0])) : null
}

const isIsland = (module: string) => /island\.ts$|mount\.tsx$/.test(module)

/** The module and all that statically import it, directly or not. */
function importersOf(id: string, context: Rolldown.ChunkingContext) {
  const importers = new Set([id])
  // This also visits what it adds.
  for (const module of importers)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) importers.add(importer)
  return [...importers]
}

/** The style sheet of a component is in the layer of its folder (src/styles/layers.css), unless it names one. */
const layers: Plugin = {
  postcssPlugin: 'layers',
  Once(root) {
    const { file = '' } = root.source!.input
    const namesOne = root.some((node) => node.type === 'atrule' && node.name === 'layer')
    if (namesOne || !file.includes('.module.css')) return
    const [folder] = path.relative(path.dirname(entry), file).split(path.sep)
    const isOfPage = folder === 'pages' || folder === 'contact'
    const params = isOfPage ? 'page' : folder === 'shell' ? 'shell' : 'ui'
    root.append(new AtRule({ name: 'layer', params }).append(root.nodes))
  },
}

const styleSheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort()
const namesIn = new Map<string, string[]>()

/** The number of the style sheet, and of the class in it. Readable names would make each document 3 % larger. */
function className(local: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file.split('?')[0]!)
  const names = [...new Set(namesIn.get(sheet)).add(local)]
  namesIn.set(sheet, names)
  return ['', styleSheets.indexOf(sheet), names.indexOf(local)].join('_')
}

/** Named by their content, so that browsers may keep them for ever. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.css')
    ? 'static/css/[name].[hash][extname]'
    : 'static/media/[name].[hash][extname]'

/**
 * The function that loads every chunk: one that has not arrived in time has failed. Vite's own preloads what a chunk
 * imports: here React and an island, which are requested together anyway.
 */
const loadChunk = {
  name: 'load-chunk',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `
      import { chunkTimeout } from '/src/lib/limits.ts'
      import { withTimeout } from '/src/lib/timing.ts'
      export const __vitePreload = (load) => withTimeout(load(), chunkTimeout)`,
  },
}

export default defineConfig(({ command }) => ({
  plugins: [react(), loadChunk],
  appType: 'custom',
  // tools/prerender/settings.ts reads and checks .env files, and passes the settings to Vite as `define`.
  envDir: false,
  server: {
    watch: {
      ignored: ['.cache', 'dist', 'dist-hosts'].map((name) => `${import.meta.dirname}/${name}/**`),
    },
  },
  css: {
    modules: command === 'build' ? { generateScopedName: className } : {},
    postcss: {
      plugins: [
        layers,
        theme(import.meta.dirname),
        globalData({ files: [path.join(import.meta.dirname, 'src/styles/breakpoints.css')] }),
        customMedia(),
      ],
    },
  },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    // No warnings about slow plugins: they depend on the machine.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Constants are written where they are used: those of a chunk alone are not in the first script.
      optimization: { inlineConst: true },
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        // 1.2 kB less than with Vite's own minifier in a few seconds more.
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: {
            passes: 3,
            keep_fargs: false,
            // Drops a property read whose value is unused: what is read for its effect, such as a layout, is a call.
            pure_getters: true,
            // No function expression is called with `new`.
            unsafe_arrows: true,
            arguments: true,
            // React's developer tools are for development.
            global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined },
          },
          // Engines compile a function in parentheses at once, without pre-parsing it.
          format: { wrap_func_args: true },
        },
        manifest: '.vite/manifest.json',
        rolldownOptions: {
          input: 'src/main.ts',
          // src/bootstrap.ts uses the entry's exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: ({ name }) => `static/js/${name.replace('.element', '')}.[hash].js`,
            assetFileNames,
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: 'src/render.tsx',
        emptyOutDir: true,
        // The site's one style sheet has the styles of everything that it renders, and the font.
        emitAssets: true,
        manifest: '.vite/manifest.json',
        // In one chunk, so that the styles are in the order of the imports: that of the layers comes first.
        rolldownOptions: { output: { assetFileNames, codeSplitting: false } },
      },
    },
  },
}))
