import { home } from '../src/content/home.ts'
import { site } from '../src/content/site.ts'
import { lastChanged } from './content-history.ts'
import { markdownOf } from './markdown.ts'
import { builtPage } from './pages.ts'
import { sitemap } from './sitemap.ts'

export type PrerenderedPage = { path: string; file: string; html: string }
type SearchFile = { file: string; content: string }

/** What search engines and assistants read: sitemap, llms.txt and each page as Markdown. */
export async function searchFiles(
  folder: string,
  siteUrl: string,
  pages: PrerenderedPage[],
): Promise<SearchFile[]> {
  const dated = pages.map(async ({ path }) => ({
    path,
    lastChanged: await lastChanged(folder, ['src/app.tsx', builtPage(path).module]),
  }))
  return [
    { file: 'sitemap.xml', content: sitemap(siteUrl, await Promise.all(dated)) },
    { file: 'llms.txt', content: llms(siteUrl, pages) },
    ...pages.map(({ path, file, html }) => ({
      file: markdownFile(file),
      content: markdownOf(html, siteUrl + path.slice(1)),
    })),
  ]
}

/** `services.html` is also `services.md`. */
const markdownFile = (file: string) => file.replace(/html$/, 'md')

/** The site for assistants (https://llmstxt.org): who it is, how to reach them, each page as Markdown. */
function llms(siteUrl: string, pages: PrerenderedPage[]): string {
  const list = pages.map(({ path, file }) => {
    const { meta } = builtPage(path)
    return `- [${meta.title}](${new URL(markdownFile(file), siteUrl).href}): ${meta.description}`
  })
  const { footer } = site
  return `# ${site.brand}

> ${site.descriptor}. ${home.meta.description}

- ${footer.emailLabel}: ${site.email}
- ${footer.telephoneLabel}: ${site.telephone.display}
- ${footer.hoursLabel}: ${site.hours.display}
- ${footer.placeLabel}: ${site.place.display}
${footer.smallPrint ? `\n${footer.smallPrint}\n` : ''}

## ${footer.pagesHeading}

${list.join('\n')}
`
}
