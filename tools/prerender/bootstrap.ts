import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import { transformWithOxc } from 'vite'
import * as limits from '../../src/lib/limits.ts'

/**
 * src/bootstrap.ts, minified, to be inlined in every document. The text is the same in all of them, so one
 * hash in the Content Security Policy is enough.
 *
 * @param folder the project's root folder
 * @param entry the URL path of the bundled src/main.ts
 */
export async function bootstrap(folder: string, entry: string): Promise<string> {
  const file = path.join(folder, 'src/bootstrap.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  const { code: minified } = await minify(code, {
    ecma: 2020,
    compress: { passes: 2, global_defs: { __ENTRY__: entry, __TIMEOUT__: limits.chunkTimeout } },
  })
  return minified!
}
