import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../tools/prerender/copy-project.ts'
import { project } from '../tools/project.ts'
import { localVariables } from '../tools/serve/local-settings.ts'
import { isSample } from './support/content.ts'

const copy = path.join(project, '.cache/recipes')

type Step = { recipe: string; kind: string; file: string; text: string }

/** The code blocks that name a file, each with the heading that it is under. */
const steps: Step[] = readFileSync(path.join(project, 'CONTRIBUTING.md'), 'utf8')
  .split('\n### ')
  .slice(1)
  .flatMap((section) => {
    const recipe = section.split('\n', 1)[0]!
    const blocks = [...section.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)]
    return blocks.map(([, kind, file, text]) => ({ recipe, kind, file, text }) as Step)
  })

async function follow({ kind, file, text }: Step) {
  const target = path.join(copy, file)
  await mkdir(path.dirname(target), { recursive: true })
  if (kind !== 'diff') return await appendFile(target, text)
  const before = text.replaceAll(/^\+.*\n/gm, '').replaceAll(/^ /gm, '')
  const parts = (await readFile(target, 'utf8')).split(before)
  expect(parts, `${file} contains the context once:\n${before}`).toHaveLength(2)
  await writeFile(target, parts.join(text.replaceAll(/^[ +]/gm, '')))
}

const built = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8')

function texts(file: string, selector: string) {
  const document = new new Window().DOMParser().parseFromString(built(file), 'text/html')
  return [...document.querySelectorAll(selector)].map((element) => element.textContent)
}

describe.runIf(isSample)('The recipes in CONTRIBUTING.md', () => {
  beforeAll(async () => {
    await copyProject(project, copy)
    for (const step of steps) await follow(step)
    const site = path.join(copy, 'content/en/site.yaml')
    const sample = await readFile(site, 'utf8')
    await writeFile(site, sample.replace('brand: Relaywell', 'brand: Nordbahn'))
    const types = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', copy], { encoding: 'utf8' })
    expect(types.stdout).toBe('')
    const env = { ...process.env, ...localVariables('http://localhost:9', 'https://site.example') }
    const build = [path.join(copy, 'tools/prerender/build.ts')]
    expect(spawnSync(process.execPath, build, { env, encoding: 'utf8' }).stderr).toBe('')
  }, 300_000)
  afterAll(() => rm(copy, { recursive: true, force: true }))

  test('add a page with at most five changed lines outside its own files', () => {
    const changed = steps.filter(({ recipe, kind }) => recipe === 'A page' && kind === 'diff')
    expect(changed.flatMap(({ text }) => text.match(/^[+-]/gm)!).length).toBeLessThanOrEqual(5)
    expect(built('sitemap.xml')).toContain('<loc>https://site.example/careers</loc>')
    expect(existsSync(path.join(copy, 'dist/social/careers.png'))).toBe(true)
  })

  test('add a form field in its list and the content, and nowhere else', () => {
    const content = ['content/en/contact.yaml', 'content/es/contact.yaml']
    const files = steps.flatMap(({ recipe, file }) => (recipe === 'A form field' ? file : []))
    expect(files).toEqual(['src/contact/fields.ts', ...content])
    const template = readFileSync(path.join(copy, 'dist-hosts/emailjs-template.html'), 'utf8')
    expect(template).toContain('{{budget}}')
  })

  // They are built with another brand.
  test('and the content name the brand in site.yaml only', () => {
    const types = '{css,html,js,json,svg,txt,webmanifest,xml}'
    const files = globSync(`dist*/**/*.${types}`, { cwd: copy })
    const builtFile = (file: string) => readFileSync(path.join(copy, file), 'utf8')
    expect(files.filter((file) => builtFile(file).includes('Relaywell'))).toEqual([])
    for (const file of ['dist/manifest.webmanifest', 'dist/articles/feed.xml', 'dist/imprint.html'])
      expect(builtFile(file)).toContain('Nordbahn')
  })

  test.each([
    ['careers.html', 'title', 'Careers | Nordbahn'],
    ['careers.html', 'nav[aria-label=Breadcrumb] li', 'Home | Careers'],
    ['index.html', 'header a[href="/careers"]', 'Careers'],
    ['index.html', 'footer a[href="/careers"]', 'Careers'],
    ['es/empleo.html', 'h1', 'Trabajar en la línea.'],
    ['index.html', 'label[for=field-budget]', 'Budget'],
    ['index.html', 'select[name=budget] option', ' | Under 10,000 | 10,000 to 50,000 | More'],
  ])('show in %s, as %s, “%s”', (file, selector, text) => {
    expect(texts(file, selector).join(' | ')).toBe(text)
  })
})
