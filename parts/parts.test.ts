import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partsPages } from './pages.ts'

const folder = path.resolve(import.meta.dirname, '..')
let vite: ViteDevServer
let parts: typeof import('./render.tsx')

beforeAll(async () => {
  vite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    cacheDir: '.cache/vite-parts',
    logLevel: 'error',
    plugins: [partsPages()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  parts = (await vite.ssrLoadModule('/parts/render.tsx')) as typeof parts
})
afterAll(() => vite.close())

const at = (address: string) => parts.renderParts(new URL(address, 'http://site'))
const all = () => parts.groups.flatMap((group) => group.parts)

describe('/parts', () => {
  test('leads to every part', () => {
    for (const { name } of all()) expect(at('/parts')).toContain(`href="/parts/${name}"`)
  })

  test('shows each part with all its stories, in both themes and at the width asked for', () => {
    for (const { name, stories } of all()) {
      const html = at(`/parts/${name}?width=834`)
      for (const story of stories)
        for (const theme of ['day', 'night'])
          expect(html).toMatch(
            new RegExp(
              `<iframe[^>]* src="/parts/${name}/${story.name}\\?theme=${theme}"[^>]* width="834"`,
            ),
          )
    }
  })

  test('shows every story alone, in the theme asked for', () => {
    for (const { name, stories } of all())
      for (const story of stories) {
        const html = at(`/parts/${name}/${story.name}?theme=night`)
        expect(html).toContain('data-theme="night"')
        expect(html, `${name}/${story.name}`).toMatch(/id="root" data-place="\w+">(<!--\$-->)?<\w/)
      }
  })

  test('has no page for what is no part and no story', () => {
    expect(at('/parts/none')).toBeUndefined()
    expect(at('/parts/button/none')).toBeUndefined()
  })

  test('gives each part and each story of it a name of its own', () => {
    const names = all().flatMap(({ name, stories }) => [
      name,
      ...stories.map((story) => `${name}/${story.name}`),
    ])
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/)
  })

  test('leaves out no file of ui/, vignettes/ and drawings/', () => {
    const files = globSync('src/{ui,vignettes,drawings}/**/*.{ts,tsx}', { cwd: folder })
    expect(files.length).toBeGreaterThan(20)
    const own = all().map(({ file }) => file)
    for (const file of files.filter((each) => each.startsWith('src/ui/')))
      expect(own).toContain(file)
    for (const file of files.filter((each) => !each.includes('.test.'))) {
      const modules = vite.environments.ssr.moduleGraph.getModulesByFile(path.join(folder, file))
      expect(modules?.size, `${file} has no story in parts/groups/`).toBeGreaterThan(0)
    }
  })

  test('is imported by nothing that is built', () => {
    const sources = globSync('{src,build,deploy}/**/*.{ts,tsx,css}', { cwd: folder })
    for (const file of [...sources, 'vite.config.ts'])
      expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toMatch(/['"(/]parts\//)
  })
})
