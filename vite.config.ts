import { globSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { content } from './tools/build/content/plugin.ts'
import { fonts } from './tools/build/fonts.ts'

const entry = path.join(import.meta.dirname, 'src/entry-client.ts')
const clientBundle = path.join(import.meta.dirname, 'src/hydrate.tsx')

/**
 * Puts the client bundle and modules that several pages share into one chunk, `app`, because one chunk
 * compresses better than many small ones. Modules of the entry stay in its chunk: the entry is small, and
 * loads `app` later.
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  // This module and all that statically import it, directly or not. The loop also visits what it adds.
  const importers = new Set([id])
  for (const module of importers)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) importers.add(importer)
  if (importers.has(entry)) return null
  const pages = [...importers].filter((importer) => importer.endsWith('/page.tsx'))
  return importers.has(clientBundle) || pages.length > 1 ? 'app' : null
}

const styleSheetNames = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).map(
  styleSheetName,
)

/**
 * Readable and the same in every build: `header_logo`, or `home-hero_map` if two files are hero.module.css.
 */
function className(local: string, file: string): string {
  const source = file.split('?')[0]!
  const name = styleSheetName(source)
  const isUnique = styleSheetNames.filter((other) => other === name).length < 2
  const folder = path.basename(path.dirname(source))
  return `${isUnique ? name : `${folder}-${name}`}_${local}`
}

function styleSheetName(file: string) {
  return path.basename(file, '.module.css')
}

/**
 * Lets the bundler leave out the components of React Router that the site does not use. Without this it keeps them,
 * because they are made by a call and have their name assigned.
 */
const unusedRouterComponents: Plugin = {
  name: 'unused-router-components',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/React\$1\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
  },
}

/**
 * Keeps style sheets of which a module needs only the rules: src/documents/page.tsx has those of components that run
 * in the prerenderer alone.
 */
const unusedClassNames: Plugin = {
  name: 'unused-class-names',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

export default defineConfig({
  plugins: [
    react(),
    unusedClassNames,
    unusedRouterComponents,
    content(import.meta.dirname),
    fonts(import.meta.dirname),
  ],
  appType: 'custom',
  // tools/build/settings.ts reads and checks .env files, and passes the settings to Vite as `define`.
  envDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // No warnings about slow plugins: they depend on the machine.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        // 0.8 kB less than with Vite's own minifier (docs/decisions/0019), in a few seconds more.
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          // Engines compile a function in parentheses at once, without pre-parsing it.
          format: { wrap_func_args: true },
        },
        manifest: '.vite/manifest.json',
        rolldownOptions: {
          input: ['src/entry-client.ts', 'src/styles/font.css', 'src/styles/fallback-fonts.css'],
          // src/bootstrap.ts uses the entry's exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkOf }],
            },
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: 'static/js/[name].[hash].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'static/css/[name].[hash][extname]'
                : 'static/media/[name].[hash][extname]',
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: 'src/entry-prerender.tsx',
        emptyOutDir: true,
      },
    },
  },
})
