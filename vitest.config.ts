import { defineConfig } from 'vitest/config'
import { content } from './tools/build/content/plugin.ts'

const builtSite = 'tests/built-site/*.test.ts'

export default defineConfig({
  plugins: [content(import.meta.dirname)],
  test: {
    // A fifth less CPU time than a process for each file.
    pool: 'threads',
    // A noisy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{content,src,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [builtSite],
        },
      },
      {
        // Reads the files of one build, made before the first of these tests.
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
