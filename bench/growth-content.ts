import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Service } from '../build/content/schema/services.ts'
import { copyProject } from '../build/copy-project.ts'
import { about } from '../src/content/about.ts'
import { services } from '../src/content/services.ts'

const existingPages = 3

/** A copy of the project in which there is more to show. The project itself knows nothing of it. */
export async function growProject(
  folder: string,
  to: string,
  amount: { services: number; pages: number },
): Promise<void> {
  await copyProject(folder, to)
  if (amount.services > services.length) await moreServices(to, amount.services)
  if (amount.pages > existingPages) await morePages(to, amount.pages)
}

async function moreServices(folder: string, count: number) {
  const all = Array.from({ length: count }, (_, index) => serviceNumber(index))
  await edit(path.join(folder, 'src/content/services.ts'), (text) =>
    text.replace(/(services: Service\[\] = )\[.*\]\s*$/s, (_, before) => before + literal(all)),
  )
  // Nobody has so many: the palette ends at eight, and lines and letters come again.
  await edit(path.join(folder, 'build/build-site.ts'), (text) =>
    text.replace('await contentProblems(folder)', '[] as never[]'),
  )
}

/** The four that there are, then others in turn, each with words of its own. */
function serviceNumber(index: number): Service {
  const model = services[index % services.length]!
  if (index < services.length) return model
  const own = (text: string) => `${text} ${wordsOf(index, 4)}`
  return {
    ...model,
    id: index + 1,
    slug: `${model.slug}-${index + 1}`,
    title: `${model.title} ${index + 1}`,
    subtitle: own(model.subtitle),
    description: own(model.description),
    features: model.features.map(own),
    benefits: model.benefits?.map(own),
  }
}

/** The three pages that there are, and as many more as it takes, each a chunk and a document of its own. */
async function morePages(folder: string, count: number) {
  const numbers = Array.from({ length: count - existingPages }, (_, index) => index + 1)
  for (const number of numbers) {
    const page = path.join(folder, `src/pages/page-${number}`)
    await mkdir(page)
    await writeFile(path.join(page, 'page.tsx'), pageModule(number))
  }
  const routes = numbers.map(
    (number) =>
      `{ path: '/page-${number}', file: 'page-${number}.html', chunk: pageChunk(() => import('./pages/page-${number}/page.tsx').then((m) => m.Page)) },`,
  )
  const built = numbers.map(
    (number) =>
      `{ path: '/page-${number}', module: 'src/pages/page-${number}/page.tsx', meta: ${literal(metaOf(number))}, headline: 'Page ${number}', drawing: network },`,
  )
  await edit(path.join(folder, 'src/routes.ts'), (text) =>
    text.replace(/\n {2}notFound,\n\]/, (end) => `\n${routes.join('\n')}${end}`),
  )
  await edit(path.join(folder, 'build/pages.ts'), (text) =>
    text.replace(/\n {2}\{\n {4}path: '\*'/, (end) => `\n${built.join('\n')}${end}`),
  )
}

const metaOf = (number: number) => ({
  title: `Page ${number}`,
  description: `${wordsOf(number, 12)}.`.slice(0, 200),
  path: `/page-${number}`,
})

function pageModule(number: number): string {
  const paragraphs = Array.from({ length: 8 }, (_, index) => wordsOf(number * 8 + index, 60))
  return `import { Head } from '../../shell/head.tsx'
import { Hero } from '../../ui/hero.tsx'
import { Section } from '../../ui/section.tsx'
const paragraphs = ${literal(paragraphs)}
export function Page() {
  return (
    <>
      <Head meta={${literal(metaOf(number))}} />
      <Hero heading="Page ${number}" intro=${literal(wordsOf(number, 20))} />
      <Section name="text" heading="All about it">{paragraphs.map((text) => <p key={text}>{text}</p>)}</Section>
    </>
  )
}
`
}

const vocabulary = [...new Set(literal([services, about]).match(/\b[a-z]{3,}\b/g))]

/** Words of this site, the same for the same seed at every run. */
function wordsOf(seed: number, count: number): string {
  let state = seed * 2_654_435_761 + 1
  const words = Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return vocabulary[state % vocabulary.length]
  })
  return words.join(' ')
}

function literal(value: unknown): string {
  return JSON.stringify(value)
}

/** @throws when nothing changes: the project has moved on and this script has not */
async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${file} is no longer as this script knows it`)
  await writeFile(file, changed)
}
