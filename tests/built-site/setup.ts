import type { TestProject } from 'vitest/node'
import { builtSite } from '../support/built-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteFolder: string
  }
}

/** Kept across the runs of this file, one for each language. */
const kept = globalThis as { builtSite?: Promise<string> }

/** Runs once for each language, before the tests in this folder. */
export default async function setUp({ provide }: TestProject) {
  kept.builtSite ??= builtSite('plain')
  provide('siteFolder', await kept.builtSite)
}
