import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkLoader } from './build/chunk-loader.ts'
import { fonts } from './build/fonts.ts'

/** What two pages share is in it too: a chunk of its own would cost more than it saves the other two. */
const everyPageNeeds =
  /^\0rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler|lucide)\/|\/src\/(shell\/|contact\/(?!native-send|draft|typing)|app|hydrate|styles\/index|content\/(site|contact|facts|icons|mark|not-found|privacy|services\.)|ui\/(bullet|button|field|hero|icon|mark|reveal|section|stop-)|vignettes\/bars|drawings\/(person|place|drawing\.module)|lib\/(?!addresses|chunk-files|idle|in-time|limits|late-font|page-chunk|storage|analytics\/(google|plausible|web-vitals)))/

/** `header_logo`: readable, and the same in every build. Two files of one name must not share a class. */
function className(local: string, file: string): string {
  const source = file.split('?')[0]!
  const name = `${path.basename(source, '.module.css')}_${local}`
  if ((classNames.get(name) ?? source) !== source) throw new Error(`two style sheets have .${name}`)
  classNames.set(name, source)
  return name
}
const classNames = new Map<string, string>()

export default defineConfig({
  plugins: [react(), fonts(import.meta.dirname), chunkLoader(import.meta.dirname)],
  appType: 'custom',
  // build/settings.ts reads and checks the settings; they come as `define`.
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
        // 0.8 kB less than Vite's own (docs/decisions/0012); it takes the build a few seconds more.
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
          // src/starter.ts waits for what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          // How long a plugin took says more about the machine than about the build.
          checks: { bundlerTimings: false },
          output: {
            // What every page needs is one chunk: it compresses better than the many that would share it.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'app', test: everyPageNeeds }],
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
