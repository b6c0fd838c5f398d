import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { copyProject } from '../../tools/build/copy-project.ts'
import { project } from '../../tools/project.ts'
import { isWorstCase, settingsOf, type Variant, type WorstCase } from './variants.ts'
import { writeWorstCase } from './worst-case.ts'

const cache = path.join(project, '.cache/built-sites')
const sources = [
  'content',
  'src',
  'tools/build',
  'tools/deploy',
  'tools/edit',
  'vite.config.ts',
  'package-lock.json',
]

const generator = path.join(import.meta.dirname, 'worst-case.ts')

const builds = new Map<string, Promise<string>>()

/** The folder of a built variant. Variants with the same settings share a build, cached until a source changes. */
export async function builtSite(variant: Variant = 'plain'): Promise<string> {
  const settings = JSON.stringify(settingsOf(variant))
  const worstCase = isWorstCase(variant) ? variant : undefined
  const content = worstCase && worstCase + (await readFile(generator, 'utf8'))
  const name = `${await sourcesHash()}-${hash(settings + (content ?? ''))}`
  if (!builds.has(name)) builds.set(name, build(name, settings, worstCase))
  return builds.get(name)!
}

async function build(name: string, settings: string, worstCase?: WorstCase): Promise<string> {
  const out = path.join(cache, name)
  const cached = await readdir(cache).catch((): string[] => [])
  if (cached.includes(name)) return out
  const [version] = name.split('-')
  const outdated = cached.filter((folder) => !folder.startsWith(version!))
  for (const folder of outdated) await rm(path.join(cache, folder), { recursive: true })
  // A copy builds itself, so that its content is not this project's.
  const folder = worstCase ? path.join(project, '.cache/worst-case', worstCase) : project
  if (worstCase) {
    await copyProject(project, folder)
    await writeWorstCase(worstCase, folder)
  }
  const script = path.join(folder, 'tests/support/build-variant.ts')
  await promisify(execFile)(process.execPath, [script, '--out', out, '--settings', settings], {
    cwd: folder,
  })
  return out
}

let hashed: Promise<string> | undefined
const sourcesHash = () => (hashed ??= hashSources())

async function hashSources(): Promise<string> {
  const files: string[] = []
  for (const source of sources) {
    const file = path.join(project, source)
    if (path.extname(source)) files.push(file)
    else
      for (const entry of await readdir(file, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          files.push(path.join(entry.parentPath, entry.name))
  }
  const texts = files
    .sort()
    .map(async (file) => `${path.relative(project, file)}\n${await readFile(file, 'base64')}`)
  return hash((await Promise.all(texts)).join('\n'))
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Copies a built site and replaces addresses in its text files and their compressed copies. */
export async function copySite(from: string, to: string, addresses: Record<string, string>) {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  const files = (await readdir(to, { recursive: true })).filter((file) =>
    /(\.(html|js|json|md|txt|xml)|_headers)$/.test(file),
  )
  const replace = async (name: string) => {
    const file = path.join(to, name)
    const before = await readFile(file, 'utf8')
    const after = Object.entries(addresses).reduce(
      (text, [address, replacement]) => text.replaceAll(address, replacement),
      before,
    )
    if (after === before) return
    await writeFile(file, after)
    if (!existsSync(`${file}.br`)) return
    await writeFile(`${file}.br`, await promisify(brotliCompress)(after))
    await writeFile(`${file}.gz`, await promisify(gzip)(after))
  }
  await Promise.all(files.map(replace))
}
