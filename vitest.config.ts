import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,build,serve,mail}/**/*.test.{ts,tsx}'],
  },
})
