import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'

export default defineConfig({
  plugins: [react(), fonts(import.meta.dirname)],
  appType: 'custom',
  // Settings come from the environment alone; build/settings.ts reads .env files for a production build.
  envDir: false,
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
        manifest: '.vite/manifest.json',
        rolldownOptions: {
          input: ['src/entry-client.ts', 'src/theme.ts', 'src/styles/index.css'],
          output: {
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
