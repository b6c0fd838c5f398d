import { defineConfig } from 'vitest/config'
import { content } from './tools/build/content/plugin.ts'

const builtSite = 'tests/built-site/*.test.ts'

export default defineConfig({
  plugins: [content(import.meta.dirname)],
  test: {
    // Threads take a fifth less CPU time than processes.
    pool: 'threads',
    // Long, so that a slow machine does not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{content,src,tools,tests}/**/*.test.{ts,tsx}'],
          // Builds a copy of the site, so `npm run test:rest` runs it.
          exclude: process.env.TEST_ALL ? [builtSite] : [builtSite, 'tests/recipes.test.ts'],
        },
      },
      {
        // These tests read the files of one build, which globalSetup makes.
        extends: true,
        test: {
          name: 'built site',
          include: [builtSite],
          globalSetup: 'tests/built-site/setup.ts',
        },
      },
    ],
  },
})
