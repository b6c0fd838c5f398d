import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import { transformWithOxc } from 'vite'
import { limits } from '../../src/lib/limits.ts'

/**
 * src/bootstrap.ts as it stands in every document of a build: the same text in all, so that one hash allows it.
 *
 * @param entry the address of src/entry-client.ts
 */
export async function bootstrap(folder: string, entry: string): Promise<string> {
  const file = path.join(folder, 'src/bootstrap.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  const { code: short } = await minify(code, {
    ecma: 2020,
    compress: { passes: 2, global_defs: { __ENTRY__: entry, __TIMEOUT__: limits.chunkTimeout } },
  })
  return short!
}
