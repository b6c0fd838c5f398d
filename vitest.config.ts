import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,bench,build,serve,mail,deploy,doctor,smoke,tests}/**/*.test.{ts,tsx}'],
    // A noisy machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
