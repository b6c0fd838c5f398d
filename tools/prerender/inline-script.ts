import path from 'node:path'
import { minify } from 'terser'
import { build, type Rolldown } from 'vite'

/**
 * src/bootstrap.ts and what it imports, minified, to be inlined in every document. The text is the same in all of them,
 * so one hash in the Content Security Policy is enough.
 *
 * @param folder the project's root folder
 * @param entry the URL path of the bundled src/main.ts
 */
export async function inlineScript(folder: string, entry: string): Promise<string> {
  const lib = { entry: path.join(folder, 'src/bootstrap.ts'), formats: ['es' as const] }
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib, write: false, minify: false, target: 'es2022' },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  const { code } = await minify(`(() => {${output[0].code}})()`, {
    ecma: 2020,
    compress: { passes: 2, global_defs: { __ENTRY__: entry } },
  })
  return code!
}
