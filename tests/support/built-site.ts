import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse, stringify } from 'yaml'
import { maxLines } from '../../src/content/parts.ts'
import type { Service } from '../../src/content/services.ts'
import { yamlFileOf } from '../../tools/content/content-files.ts'
import { languagesOf } from '../../tools/content/languages.ts'
import { writeWorstCase } from '../../tools/content/worst-case.ts'
import { compress } from '../../tools/prerender/compress.ts'
import { copyProject } from '../../tools/prerender/copy-project.ts'
import { project } from '../../tools/project.ts'
import { isWorstCase, settingsOf, type Variant } from './variants.ts'

const cache = path.join(project, '.cache/built-sites')

const builds = new Map<string, Promise<string>>()

/** The folder of a built variant. Variants with the same settings share a build, cached until a source changes. */
export async function builtSite(variant: Variant = 'plain'): Promise<string> {
  const worstCase = isWorstCase(variant) ? variant : ''
  const name = `${hashOfSources()}.${hashOf(JSON.stringify(settingsOf(variant)) + worstCase)}`
  if (!builds.has(name)) builds.set(name, build(name, variant))
  return builds.get(name)!
}

async function build(name: string, variant: Variant): Promise<string> {
  const out = path.join(cache, name)
  const cached = await readdir(cache).catch((): string[] => [])
  if (cached.includes(name)) return out
  const [version] = name.split('.')
  const outdated = cached.filter((folder) => !folder.startsWith(version!))
  for (const folder of outdated) await rm(path.join(cache, folder), { recursive: true })
  let folder = project
  // A copy builds itself, so that its content is not this project's.
  if (isWorstCase(variant)) {
    folder = path.join(project, '.cache/worst-case', variant)
    await copyProject(project, folder)
    if (variant === 'eight') await addServices(folder)
    else writeWorstCase(variant, folder)
  }
  // In a process of its own, so that builds run side by side.
  const script = `import { buildSite } from './tools/prerender/build-site.ts'
    await buildSite(process.cwd(), ...${JSON.stringify([out, settingsOf(variant)])})`
  await promisify(execFile)(process.execPath, ['--eval', script], { cwd: folder })
  return out
}

/** Adds copies of the first service, with the fields only that are needed, up to as many services as there can be. */
async function addServices(copy: string) {
  for (const language of languagesOf(copy).languages) {
    const file = path.join(copy, yamlFileOf(language, 'services'))
    const list = parse(await readFile(file, 'utf8')) as Service[]
    const [{ slug, title, subtitle, description, features, benefits, icon }] = list as [Service]
    while (list.length < maxLines) {
      const added = { title, subtitle, description, features, benefits, icon }
      list.push({ ...added, ...(slug && { slug: `${slug}-${list.length}` }) } as Service)
    }
    await writeFile(file, stringify(list, { aliasDuplicateObjects: false }))
  }
}

/** Of everything that a build reads, but for the settings. */
function hashOfSources(): string {
  const patterns = [
    '{content,src,tools/{content,prerender,deploy,edit}}/**/*.*',
    'vite.config.ts',
    'package-lock.json',
  ]
  const files = globSync(patterns, { cwd: project, exclude: ['**/*.{test,e2e}.{ts,tsx}'] }).sort()
  return hashOf(
    files.map((file) => `${file}\n${readFileSync(path.join(project, file), 'base64')}`).join('\n'),
  )
}

const hashOf = (data: string) => hash('sha256', data, 'base64url').slice(0, 12)

/** Copies a built site and replaces addresses in its text files and their compressed copies. */
export async function copySite(from: string, to: string, addresses: Record<string, string>) {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  const replace = async (name: string) => {
    const file = path.join(to, name)
    const before = await readFile(file, 'utf8')
    const after = Object.entries(addresses).reduce(
      (text, [address, replacement]) => text.replaceAll(address, replacement),
      before,
    )
    if (after === before) return
    await writeFile(file, after)
    if (existsSync(`${file}.br`)) await compress(file)
  }
  const files = globSync('**/{_headers,*.{html,js,json,md,txt,xml}}', { cwd: to })
  await Promise.all(files.map(replace))
}
