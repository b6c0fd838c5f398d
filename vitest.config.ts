import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{src,bench,build,serve,mail,deploy,doctor,parts,smoke,supply-chain,tests}/**/*.test.{ts,tsx}',
    ],
    // A fifth less CPU time than a process for each file.
    pool: 'threads',
    // A noisy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
