import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file that another build may be reading: it finds the old one or the new one, never half of it. */
export async function writeWhole(file: string, content: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  await writeFile(beside, content)
  await rename(beside, file)
}
