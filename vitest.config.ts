import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,build,serve,mail,deploy}/**/*.test.{ts,tsx}'],
  },
})
