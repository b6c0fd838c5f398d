import { cp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { LanguageContent } from '../content/read-content.ts'
import { editorHeaders } from '../deploy/policy.ts'
import { editorPath } from '../deploy/site-rules.ts'
import type { Settings } from '../prerender/settings.ts'
import { cmsConfig } from './cms-config.ts'

const cmsFolder = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'))

export async function writeCms(folder: string, languages: LanguageContent[], settings: Settings) {
  await cp(cmsFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.map') })
  for (const [name, text] of Object.entries(ownFiles(languages, settings)))
    await writeFile(path.join(folder, name), text)
}

/** A Vite plugin that serves Sveltia CMS. On localhost it can work on a folder. */
export const serveCms = (
  project: string,
  read: () => LanguageContent[],
  settings: Settings,
): Plugin => ({
  name: 'cms',
  configureServer(server) {
    // Sveltia CMS asks for the folder by the name of the repository.
    const repository = settings.VITE_EDIT_REPOSITORY || `local/${path.basename(project)}`
    const local = { ...settings, VITE_EDIT_REPOSITORY: repository }
    server.middlewares.use(editorPath.slice(0, -1), async ({ url = '/' }, response, next) => {
      try {
        const name = new URL(url, 'http://site').pathname.slice(1) || 'index.html'
        const body = ownFiles(read(), local)[name] ?? (await readFile(path.join(cmsFolder, name)))
        const type = name.endsWith('.js') && { 'Content-Type': 'text/javascript' }
        response.writeHead(200, { ...editorHeaders, ...type }).end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})

/** Its two files that are ours, by their names. */
const ownFiles = (languages: LanguageContent[], settings: Settings): Record<string, string> => ({
  'start.js': `import CMS from './index.js'\n\nCMS.init({ config: ${JSON.stringify(cmsConfig(languages, settings))} })\n`,
  'index.html': document,
})

// An absolute address, because some hosts remove the last slash of the page's own.
const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
</head>
<body>
<noscript>The editor needs JavaScript. You can also change the files in the folder content/ of the repository.</noscript>
<script type="module" src="${editorPath}start.js"></script>
</body>
</html>
`
