import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createServer } from 'vite'
import { partsPages } from '../pages.ts'
import { accepted, report } from './folders.ts'
import { picturesOf } from './pictures.ts'

/**
 * `npm run test:visual`: takes each part's pictures and compares them with the accepted ones; with
 * `-- --update-snapshots` they are the accepted ones from now on; `-- button tabs` takes some parts alone.
 */
const folder = path.resolve(import.meta.dirname, '../..')
const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('-'))
const options = args.filter((arg) => arg.startsWith('-'))

const http = createHttpServer()
const vite = await createServer({
  root: folder,
  configFile: path.join(folder, 'vite.config.ts'),
  cacheDir: '.cache/vite-visual',
  logLevel: 'error',
  plugins: [partsPages()],
  // Nobody edits while pictures are taken.
  server: { middlewareMode: { server: http }, hmr: { server: http }, watch: null },
})
http.on('request', (request, response) =>
  vite.middlewares(request, response, () => response.writeHead(404).end()),
)
http.listen(0, '127.0.0.1')
await once(http, 'listening')

const { groups } = (await vite.ssrLoadModule('/parts/render.tsx')) as typeof import('../render.tsx')
const stories = picturesOf(groups.flatMap(({ parts }) => parts))

const playwright = spawn(
  path.join(folder, 'node_modules/.bin/playwright'),
  [
    'test',
    '--config',
    path.join(import.meta.dirname, 'playwright.config.ts'),
    ...options,
    ...(parts.length > 0 ? ['--grep', parts.join('|')] : []),
  ],
  {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      PARTS_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      PARTS_STORIES: JSON.stringify(stories),
    },
  },
)
const [status] = (await once(playwright, 'exit')) as [number | null]
await vite.close()
http.closeAllConnections()
http.close()

const leftOver = pictureFilesWithoutStory()
if (args.some((arg) => /^(-u|--update-snapshots)/.test(arg)))
  for (const file of leftOver.splice(0)) rmSync(path.join(accepted, file))
for (const file of leftOver) console.error(`parts/accepted/${file} belongs to no story.`)
if (status !== 0)
  console.error(`\nWhat differs, side by side: ${path.relative(folder, report)}/index.html`)
process.exitCode = status === 0 && leftOver.length === 0 ? 0 : 1

function pictureFilesWithoutStory(): string[] {
  const known = new Set(stories.flatMap(({ pictures }) => pictures.map(({ file }) => file)))
  return globSync('**/*.png', { cwd: accepted }).filter((file) => !known.has(file))
}
