import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type Manifest } from 'vite'
import { redirectsOf } from '../content/checks/redirects.ts'
import { writeJsonSchemas } from '../content/json-schemas.ts'
import { ContentError } from '../content/problem.ts'
import { checkContent } from '../content/read-content.ts'
import { editorPath, type SiteRules, siteRules } from '../deploy/site-rules.ts'
import { writeHeaderFiles } from '../deploy/write-host-files.ts'
import { makeBuildFolder, replaceFolder } from './build-folder.ts'
import { compressFolder } from './compress.ts'
import { addressOf, loadRenderer, renderDocuments } from './documents.ts'
import { coverageOf } from './font-coverage.ts'
import { baseFont, fonts, headlineFonts, usesBrandFont } from './fonts.ts'
import { deadPlaces, repeatedIds } from './ids.ts'
import { inlineScript } from './inline-script.ts'
import { icons, manifestFile, resizePicture } from './pictures.ts'
import { type Settings, settingsDefine } from './settings.ts'
import { robots, sitemap } from './sitemap.ts'
import { socialPicture } from './social-pictures.ts'
import { siteOrigin } from './theme.ts'

/**
 * Builds the whole site: bundle, documents, pictures, sitemap, header files and compressed copies.
 *
 * @param folder the project's root folder
 * @param target the output folder, replaced only when the build has succeeded
 * @returns how a host has to serve it
 * @throws ContentError before anything is built, when the content is invalid
 */
export async function buildSite(
  folder: string,
  target: string,
  settings: Settings,
): Promise<SiteRules> {
  const withDrafts = settings.VITE_SITE_DRAFTS
  const { languages, problems } = checkContent(folder, { withDrafts })
  if (problems.length > 0) throw new ContentError(problems)
  writeJsonSchemas(folder)
  // With any other value, from the shell or a test runner, Vite would bundle React's development build.
  process.env.NODE_ENV = 'production'

  using temporary = makeBuildFolder(folder)
  const outDir = path.join(temporary.path, 'site')
  const rendererFolder = path.join(temporary.path, 'renderer')
  const builder = await createBuilder({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [fonts(folder, withDrafts)],
    define: {
      ...settingsDefine(settings),
      'import.meta.env.HAS_BOOKING': String(
        languages.some(({ content }) => content.contact.booking),
      ),
    },
    css: { postcss: { plugins: [siteOrigin(settings)] } },
    environments: { client: { build: { outDir } }, ssr: { build: { outDir: rendererFolder } } },
  })
  await builder.build(builder.environments.client!)
  await builder.build(builder.environments.ssr!)

  const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
  const scripts: Manifest = await readJson(path.join(outDir, '.vite/manifest.json'))
  const rendered: Manifest = await readJson(path.join(rendererFolder, '.vite/manifest.json'))
  await rm(path.join(outDir, '.vite'), { recursive: true })
  // The renderer's style sheet has those of the islands, too.
  await rm(path.join(outDir, 'static/css'), { recursive: true, force: true })
  await cp(path.join(rendererFolder, 'static'), path.join(outDir, 'static'), { recursive: true })

  const entry = addressOf(scripts, 'src/main.ts')
  const sheet = addressOf(rendered, 'style.css')
  const font = addressOf(rendered, baseFont)
  const renderer = await loadRenderer(rendererFolder)
  for (const each of languages) {
    const { content, pages } = each
    const hasFont = usesBrandFont(each)
    const assets = {
      bootstrap: await inlineScript(folder, entry),
      sheets: [sheet],
      font: hasFont ? font : undefined,
    }
    const { documents, words } = await renderDocuments(renderer, content, pages, assets, outDir)
    const wrongIds = [
      ...documents.flatMap(({ page, html }) => repeatedIds(html, page, each, languages[0]!)),
      ...deadPlaces(documents, each),
    ]
    if (wrongIds.length > 0) throw new ContentError(wrongIds)
    for (const [file, text] of words) await write(path.join(outDir, file), text)
    for (const { file, html } of documents) await write(path.join(outDir, `${file}.html`), html)
    const coverage = coverageOf(JSON.stringify(content))
    const pictureFonts = hasFont ? await headlineFonts(folder, each.language, coverage) : undefined
    const social = pages.map((page) =>
      socialPicture(page.file, page.picture, content, pictureFonts),
    )
    for (const [file, text] of Object.entries(await renderer.filesOf(content, pages)))
      await write(path.join(outDir, file), text)
    for (const picture of [...social, manifestFile(each)])
      await write(path.join(outDir, picture.file), picture.content)
  }
  for (const [file, picture] of languages[0]!.pictures.files)
    await write(path.join(outDir, file), await resizePicture(folder, picture))
  for (const [address, source] of languages[0]!.recordings)
    await cp(path.join(folder, source), path.join(outDir, address))
  for (const picture of icons(languages[0]!.content))
    await write(path.join(outDir, picture.file), picture.content)
  await write(path.join(outDir, 'sitemap.xml'), sitemap(settings.VITE_SITE_URL, languages))
  await write(path.join(outDir, 'robots.txt'), robots(settings.VITE_SITE_URL))
  if (settings.VITE_EDIT_REPOSITORY) {
    // Only here, so that all other builds do without it.
    const { writeCms } = await import('../edit/cms.ts')
    await writeCms(path.join(outDir, editorPath), languages, settings)
  }
  await compressFolder(outDir)
  const rules = await siteRules(outDir, settings, redirectsOf(languages))
  await writeHeaderFiles(outDir, rules)
  replaceFolder(target, outDir)
  return rules
}

async function write(file: string, text: string | Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
