import { defineConfig } from 'vitest/config'
import { languagesOf } from './tools/content/languages.ts'

const builtSite = ['tests/built-site/*.test.ts', 'src/pages/*/built-site.test.ts']

/** They build copies of the site or run servers, so `npm test` leaves them to `npm run test:rest`. */
const slow = '{tests,tools}/**/*.slow.test.ts'

export default defineConfig({
  // The tests do without .env.
  envDir: false,
  test: {
    // Threads take a fifth less CPU time than processes.
    pool: 'threads',
    // By default one fewer than the machine has cores: on two cores, one.
    maxWorkers: '100%',
    // Long, so that a slow machine does not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'src', include: ['src/**/*.test.{ts,tsx}'], exclude: builtSite },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          // They keep no state, and importing the parsers for each file takes longer than most tests.
          isolate: false,
          ...(process.env.TEST_ALL
            ? { include: [slow] }
            : { include: ['{tools,tests}/**/*.test.ts'], exclude: [...builtSite, slow] }),
        },
      },
      // For each language: these tests read the files of one build, which globalSetup makes.
      ...languagesOf(import.meta.dirname).languages.map((language) => ({
        extends: true as const,
        test: {
          name: `built site, ${language}`,
          include: builtSite,
          // They only read: each document is parsed once, not once for each file.
          isolate: false,
          globalSetup: 'tests/built-site/setup.ts',
          env: { TEST_LANGUAGE: language },
        },
      })),
    ],
  },
})
