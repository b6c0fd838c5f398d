import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../tools/project.ts'

const files = globSync(['{content,docs,src,tests,tools}/**/*.*', '*.*'], { cwd: project })
const names = new Set(files.map((file) => path.basename(file)))

/** A path from the project's root, or the name of a file of code. */
const mention =
  /(?<![\w/.@*-])(?:(?:src|tools|tests|docs)\/[\w./-]*\w|[a-z][\w.-]*\.(?:tsx?|module\.css)\b)(?![\w*/{<-])/g

/** Comments, and the text of documents outside of blocks of code. */
function proseIn(file: string) {
  const source = readFileSync(path.join(project, file), 'utf8')
  if (file.endsWith('.md')) return source.replace(/^```.*?^```/gms, '')
  return [...source.matchAll(/\/\*.*?\*\/|(?<=^|\s)\/\/.*/gs)].map(String).join('\n')
}

test('Comments and documents name files that exist', () => {
  const missing = files
    .filter((file) => /^(src|tools|tests|content)\/.*\.(tsx?|css)$|\.md$/.test(file))
    .filter((file) => !/^docs\/decisions|CHANGELOG|\.test\./.test(file))
    .flatMap((file) =>
      [...proseIn(file).matchAll(mention)]
        .map(([name]) => name)
        .filter((name) => !names.has(name) && !files.some((each) => each.startsWith(name)))
        .map((name) => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})
