import type { TestProject } from 'vitest/node'
import { builtSite } from '../support/built-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteFolder: string
  }
}

/** Runs once, before the tests in this folder. */
export default async function setUp({ provide }: TestProject) {
  provide('siteFolder', await builtSite('plain'))
}
