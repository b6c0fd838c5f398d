import { cp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { editorPath } from '../../deploy/site-rules.ts'
import type { LanguageContent } from '../../prerender/content/read-content.ts'
import type { Settings } from '../../prerender/settings.ts'
import { cmsConfig } from './config.ts'

/** Of Sveltia CMS, as they are served. */
export const cmsFolder = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'))

export async function writeEditor(
  folder: string,
  languages: LanguageContent[],
  settings: Settings,
): Promise<void> {
  await cp(cmsFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.map') })
  for (const [name, text] of Object.entries(ownFiles(languages, settings)))
    await writeFile(path.join(folder, name), text)
}

/** The two files of the editor that are ours, by their names. */
export const ownFiles = (languages: LanguageContent[], settings: Settings) => ({
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
