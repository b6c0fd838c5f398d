import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Manifest } from 'vite'
import { writeHeaderFiles } from '../deploy/write-host-files.ts'
import { addressOf, assetsOf } from './assets.ts'
import { bootstrap } from './bootstrap.ts'
import { makeBuildFolder, replaceFolder } from './build-folder.ts'
import { compressFolder } from './compress.ts'
import { colorProblems } from './content/colors.ts'
import { writeJsonSchemas } from './content/json-schemas.ts'
import { pagesOf } from './content/pages.ts'
import { ContentError } from './content/problem.ts'
import { checkContent } from './content/read-content.ts'
import { belowTheFold, criticalCss } from './critical-css.ts'
import { colorTokens } from './design-tokens.ts'
import { fontPackage, headlineFont } from './fonts.ts'
import { icons } from './pictures.ts'
import { selfDestroyingServiceWorker, serviceWorkerNames } from './service-worker.ts'
import { baseOf, type Settings, settingsDefine } from './settings.ts'
import { robots, sitemap } from './sitemap.ts'
import { socialPicture } from './social-pictures.ts'

type Prerenderer = typeof import('../../src/entry-prerender.tsx')

/**
 * Builds the whole site: bundle, documents, pictures, sitemap, header files and compressed copies.
 *
 * @param folder the project's root folder
 * @param target the output folder, replaced only when the build has succeeded
 * @returns the names of the packages whose code reaches the browser
 * @throws ContentError before anything is built, when the content or a colour token is invalid
 */
export async function buildSite(
  folder: string,
  target: string,
  settings: Settings,
): Promise<string[]> {
  const { content, problems } = checkContent(folder)
  problems.push(...(await colorProblems(folder)))
  if (!content || problems.length > 0) throw new ContentError(problems)
  writeJsonSchemas(folder)
  // With any other value, from the shell or a test runner, Vite would bundle React's development build.
  process.env.NODE_ENV = 'production'

  const base = baseOf(settings)
  using temporary = makeBuildFolder(folder)
  // The root of the host. The site itself may be in a folder of it.
  const outDir = path.join(temporary.path, 'site')
  const siteDir = path.join(outDir, base)
  const prerenderer = path.join(temporary.path, 'prerenderer')
  const builder = await createBuilder({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    base,
    define: settingsDefine(settings),
    environments: {
      client: { build: { outDir: siteDir, license: { fileName: '.vite/licenses.json' } } },
      ssr: { build: { outDir: prerenderer } },
    },
  })
  await builder.build(builder.environments.client!)
  await builder.build(builder.environments.ssr!)

  const manifestFolder = path.join(siteDir, '.vite')
  const readJson = async (name: string) =>
    JSON.parse(await readFile(path.join(manifestFolder, name), 'utf8'))
  const manifest = (await readJson('manifest.json')) as Manifest
  const bundledPackages = (await readJson('licenses.json')) as { name: string }[]
  await rm(manifestFolder, { recursive: true })

  const { routes, renderDocument, socialPictures, documentName } = (await import(
    `${pathToFileURL(path.join(prerenderer, 'entry-prerender.js')).href}`
  )) as Prerenderer
  const colors = await colorTokens(folder)
  const ground = { light: colors.light.ground!, dark: colors.dark.ground! }
  const entry = addressOf(manifest, 'src/entry-client.ts', base)
  const shared = { ground, bootstrap: await bootstrap(folder, entry) }
  for (const { name, path: route } of routes) {
    const address = route === '*' ? '/404' : route
    const file = `${documentName(route)}.html`
    const {
      face: faceFile,
      fallbacks,
      ...assets
    } = { ...shared, ...assetsOf(manifest, name, base) }
    const styleSheets = await readAll(outDir, [fallbacks, ...assets.styles])
    const face = await readAll(outDir, [faceFile])
    // Render without styles first, to find out which rules the document needs.
    const unstyled = await renderDocument(address, assets)
    const css = criticalCss(unstyled, styleSheets)
    const isPartial = unstyled.includes(belowTheFold)
    const html = await renderDocument(address, { ...assets, face, css, isPartial })
    await write(path.join(route === '*' ? outDir : siteDir, file), html)
  }

  const unrouted = Object.values(pagesOf(content)).filter(
    (page) => !routes.some((route) => route.path === page.path),
  )
  if (unrouted.length > 0)
    throw new ContentError(
      unrouted.map(({ file }) => ({
        file: `content/*/${file}.yaml`,
        place: 'This page',
        message: 'has no route. Add a line for it to src/routes.ts.',
      })),
    )
  const font = await headlineFont(folder)
  const social = routes.map(({ name, path: route }) => {
    const picture = socialPictures[`./pages/${name}/social-picture.ts`]
    if (!picture) throw new Error(`src/pages/${name}/social-picture.ts is missing: CONTRIBUTING.md`)
    return socialPicture(documentName(route), picture, content, colors.light, font)
  })
  for (const picture of [...icons(content, colors.light, base), ...social])
    await write(path.join(siteDir, picture.file), picture.content)
  const paths = routes.map((route) => route.path).filter((route) => route !== '*')
  const { language } = content.site
  const pages = paths.map((route) => [{ language, path: route }])
  await write(path.join(siteDir, 'sitemap.xml'), sitemap(settings.VITE_SITE_URL, pages))
  // Crawlers look for robots.txt only at the root of a host.
  await write(path.join(outDir, 'robots.txt'), robots(settings.VITE_SITE_URL))
  for (const name of serviceWorkerNames)
    await write(path.join(siteDir, name), selfDestroyingServiceWorker)
  await compressFolder(outDir)
  await writeHeaderFiles(outDir, settings)
  replaceFolder(target, outDir)
  return [...bundledPackages.map(({ name }) => name), fontPackage].sort()
}

/** The text of several files of the site, joined. */
async function readAll(folder: string, addresses: string[]): Promise<string> {
  const files = addresses.map((address) => readFile(path.join(folder, address), 'utf8'))
  return (await Promise.all(files)).map((text) => text.trimEnd()).join('')
}

async function write(file: string, text: string | Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
