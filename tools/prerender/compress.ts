import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Bytes. A smaller file fits in one packet, compressed or not. */
const minimumSize = 256

/** Writes a .br and a .gz copy of every text file, for hosts that serve precompressed files. */
export async function compressFolder(folder: string): Promise<void> {
  const pattern = '**/*.{html,css,js,svg,json,xml,txt,webmanifest,ico}'
  const files = globSync(pattern, { cwd: folder })
  await Promise.all(files.map((file) => compress(path.join(folder, file))))
}

/** Does nothing for a small file. */
export async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < minimumSize) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
