import { globSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { content } from './tools/build/content/plugin.ts'
import { fonts } from './tools/build/fonts.ts'

const loader = path.join(import.meta.dirname, 'src/entry-client.ts')
const application = path.join(import.meta.dirname, 'src/hydrate.tsx')

/**
 * The application and what several pages share are one chunk: it compresses better than the many that the
 * bundler would make. What the loader imports stays with the loader, which asks for the rest later.
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = new Set([id])
  // A set may grow while it is iterated: these are all modules that import this one statically.
  for (const user of users)
    for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer)
  if (users.has(loader)) return null
  const pages = [...users].filter((user) => user.endsWith('/page.tsx'))
  return users.has(application) || pages.length > 1 ? 'app' : null
}

const sheetNames = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).map(sheetName)

/** `header_logo`: readable, and the same in every build. Where two sheets share a name, `home-hero_map`. */
function className(local: string, file: string): string {
  const source = file.split('?')[0]!
  const name = sheetName(source)
  const isUnique = sheetNames.filter((other) => other === name).length < 2
  const folder = path.basename(path.dirname(source))
  return `${isUnique ? name : `${folder}-${name}`}_${local}`
}

function sheetName(file: string) {
  return path.basename(file, '.module.css')
}

export default defineConfig({
  plugins: [react(), content(import.meta.dirname), fonts(import.meta.dirname)],
  appType: 'custom',
  // tools/build/settings.ts reads and checks the settings; they come as `define`.
  envDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        // 0.8 kB less than Vite's own (docs/decisions/0019); it takes the build a few seconds more.
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          // A function in parentheses is compiled at once, and not first skipped and then read again.
          format: { wrap_func_args: true },
        },
        manifest: '.vite/manifest.json',
        rolldownOptions: {
          input: ['src/entry-client.ts', 'src/styles/font.css', 'src/styles/fallback-fonts.css'],
          // src/bootstrap.ts waits for what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          // How long a plugin took says more about the machine than about the build.
          checks: { bundlerTimings: false },
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
