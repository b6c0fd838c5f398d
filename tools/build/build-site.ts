import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type Manifest } from 'vite'
import type { Content } from '../../content/schema/index.ts'
import { editorPath } from '../deploy/site-rules.ts'
import { writeHeaderFiles } from '../deploy/write-host-files.ts'
import { addressOf } from './assets.ts'
import { bootstrap } from './bootstrap.ts'
import { makeBuildFolder, replaceFolder } from './build-folder.ts'
import { compressFolder } from './compress.ts'
import { colorProblems } from './content/colors.ts'
import { writeJsonSchemas } from './content/json-schemas.ts'
import { pagesOf, translationsOfPages } from './content/pages.ts'
import { ContentError } from './content/problem.ts'
import { checkContent } from './content/read-content.ts'
import { documentsSource, withoutUnused, writeWords } from './content/words.ts'
import { colorTokens } from './design-tokens.ts'
import { loadPrerenderer, renderDocuments } from './documents.ts'
import { coverageOf } from './font-coverage.ts'
import { fontPackage, furtherFonts, headlineFonts } from './fonts.ts'
import { icons, manifestFile } from './pictures.ts'
import { resizePicture } from './resize-pictures.ts'
import { selfDestroyingServiceWorker, serviceWorkerNames } from './service-worker.ts'
import { baseOf, type Settings, settingsDefine } from './settings.ts'
import { robots, sitemap } from './sitemap.ts'
import { socialPicture } from './social-pictures.ts'

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
  const { languages, problems } = checkContent(folder)
  problems.push(...(await colorProblems(folder)))
  if (problems.length > 0) throw new ContentError(problems)
  writeJsonSchemas(folder)
  // With any other value, from the shell or a test runner, Vite would bundle React's development build.
  process.env.NODE_ENV = 'production'

  const base = baseOf(settings)
  using temporary = makeBuildFolder(folder)
  // The root of the host. The site itself may be in a folder of it.
  const outDir = path.join(temporary.path, 'site')
  const siteDir = path.join(outDir, base)
  const prerendererFolder = path.join(temporary.path, 'prerenderer')
  const builder = await createBuilder({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    base,
    define: settingsDefine(settings),
    environments: {
      client: { build: { outDir: siteDir, license: { fileName: '.vite/licenses.json' } } },
      ssr: { build: { outDir: prerendererFolder } },
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

  const colors = await colorTokens(folder)
  const ground = { light: colors.light.ground!, dark: colors.dark.ground! }
  const entry = addressOf(manifest, 'src/entry-client.ts', base)
  const shared = { ground, bootstrap: await bootstrap(folder, entry) }
  const scripts = path.join(siteDir, 'static/js')
  for (const each of languages) {
    const { content, language } = each
    const words =
      languages.length > 1
        ? await writeWords(scripts, withoutUnused(each, settings), languages)
        : undefined
    const prerenderer = await loadPrerenderer(
      prerendererFolder,
      words === undefined
        ? undefined
        : {
            folder: path.join(scripts, words),
            documents: documentsSource(each, languages, base),
          },
    )
    if (language === languages[0]!.language) checkRoutes(prerenderer.documents, content)
    const coverage = coverageOf(JSON.stringify([content, each.entries]))
    const fonts = await furtherFonts(coverage)
    for (const { file, content } of fonts ?? []) await write(path.join(siteDir, file), content)
    const wordsAddress = words && `${base}static/js/${words}/`
    const documents = await renderDocuments(
      prerenderer,
      manifest,
      { ...shared, words: wordsAddress },
      fonts,
      outDir,
      base,
    )
    // Hosts look for 404.html at their root.
    for (const { file, html } of documents)
      await write(path.join(file === '404' ? outDir : siteDir, `${file}.html`), html)
    const pictureFonts = fonts && (await headlineFonts(folder, language, coverage))
    const social = prerenderer.documents.map(({ name, file, picture }) => {
      if (!picture)
        throw new Error(`src/pages/${name}/social-picture.ts is missing: CONTRIBUTING.md`)
      return socialPicture(file, picture, content, colors.light, pictureFonts)
    })
    const feed = prerenderer.articlesFeed()
    if (feed) await write(path.join(siteDir, feed.path), feed.xml)
    for (const picture of [...social, manifestFile(each, colors.light, base)])
      await write(path.join(siteDir, picture.file), picture.content)
  }
  for (const [file, picture] of languages[0]!.pictures.files)
    await write(path.join(siteDir, file), await resizePicture(folder, picture))
  for (const picture of icons(languages[0]!.content, colors.light))
    await write(path.join(siteDir, picture.file), picture.content)
  await write(
    path.join(siteDir, 'sitemap.xml'),
    sitemap(settings.VITE_SITE_URL, [...translationsOfPages(languages).values()]),
  )
  // Crawlers look for robots.txt only at the root of a host.
  await write(path.join(outDir, 'robots.txt'), robots(settings.VITE_SITE_URL))
  const packages = [...bundledPackages.map(({ name }) => name), fontPackage]
  if (settings.VITE_EDIT_REPOSITORY) {
    // Only here, so that all other builds do without it.
    const { editorPackage, writeEditor } = await import('../edit/live-site/write-editor.ts')
    const address = editorPath(base)
    await writeEditor(path.join(outDir, address), address, languages, settings)
    packages.push(editorPackage)
  }
  for (const name of serviceWorkerNames)
    await write(path.join(siteDir, name), selfDestroyingServiceWorker)
  await compressFolder(outDir)
  await writeHeaderFiles(outDir, settings)
  replaceFolder(target, outDir)
  return packages.sort()
}

/** @throws ContentError when a page of the content has no route */
function checkRoutes(documents: { path: string | undefined }[], content: Content) {
  const unrouted = Object.values(pagesOf(content)).filter(
    (page) => !documents.some(({ path }) => path === page.path),
  )
  if (unrouted.length > 0)
    throw new ContentError(
      unrouted.map(({ file }) => ({
        file: `content/*/${file}.yaml`,
        place: 'This page',
        message: 'has no route. Add a line for it to src/routes.ts.',
      })),
    )
}

async function write(file: string, text: string | Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
