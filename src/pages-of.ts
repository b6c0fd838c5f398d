import type { SiteContent } from './content/context.tsx'
import type { Kind, Meta, Page, PageOptions } from './content/page.ts'
import { lineDrawing } from './drawings/social-picture.ts'
import { documentName } from './lib/addresses.ts'
import { withoutSoftHyphens } from './lib/soft-hyphens.ts'
import { kinds } from './site.ts'

/** The content of a YAML page, or a Markdown file. */
type Own = Partial<Meta> & {
  meta?: Meta
  hero?: { heading: string }
  heading?: string
  slug?: string
  draft?: boolean
}

/** Every page of a language, in the order of the menus. The translations are those in this language only. */
export const pagesOf = (content: SiteContent): Page[] =>
  Object.entries(kinds).flatMap(([name, kind]) =>
    ownOf(content, name, kind).flatMap((own) => {
      const options = kind.pagesOf?.(own as never, content) ?? [{}]
      return options.map((each) => pageOf(content, name, kind, own, each))
    }),
  )

/** The content of each page of a kind. An index without entries is no page. */
function ownOf({ pages }: SiteContent, name: string, { folder }: Kind): Own[] {
  if (folder) return pages[name] as Own[]
  const listed = Object.entries(kinds).filter(([, { index }]) => index === name)
  const isEmpty = listed.length > 0 && listed.every(([each]) => (pages[each] as Own[]).length === 0)
  return pages[name] && !isEmpty ? [pages[name] as Own] : []
}

function pageOf(
  content: SiteContent,
  name: string,
  { folder, index, file = name }: Kind,
  own: Own,
  options: PageOptions,
): Page {
  const { variant, crumb, drawing, service, smallPrint, properties, ...rest } = options
  const { homePath, language, pages, prefix, services } = content
  const meta = own.meta ?? (own as Meta)
  const end = variant ? `/${variant}` : ''
  const path = `${meta.path ?? ''}${end}`
  const canonical = meta.path ?? ''
  const metaOf = (kind: string) => (pages[kind] as { meta: Meta }).meta
  const way: Meta[] = [
    metaOf('home'),
    ...(index ? [metaOf(index)] : []),
    ...(path === homePath
      ? []
      : [{ ...meta, path: canonical || '/404', ...(crumb && { link: crumb }) }]),
  ]
  const heading = own.meta ? (own.hero?.heading ?? own.heading) : meta.title
  return {
    kind: name,
    name: `${folder ? `${folder}/${own.slug}` : name}${end}`,
    source: folder ? `${folder}/${own.slug}` : file,
    path,
    file: documentName(path || `${prefix}/404`),
    canonical,
    title: withoutSoftHyphens(meta.title),
    description: meta.description,
    crumbs: way.map(({ title, link = title, path = '' }) => ({
      text: withoutSoftHyphens(link),
      path,
    })),
    translations: { [language]: path },
    menu: menuLink(meta, end, smallPrint),
    isDraft: own.draft === true,
    picture: {
      headline: heading ?? meta.title,
      // Of no service until the checks between files, which name a slug that no service has.
      drawing: drawing ?? lineDrawing(services.find(({ slug }) => slug === service)?.line),
    },
    properties: folder
      ? { content: index && pages[index], entry: own, ...properties }
      : { content: own, ...properties },
    ...rest,
  }
}

function menuLink({ path = '', link, menu, smallPrint }: Meta, end: string, isSmall?: boolean) {
  if (!menu || menu === 'none' || end || !link) return undefined
  const inHeader = menu === 'footer' ? undefined : menu
  return { text: link, path, inHeader, smallPrint: isSmall ?? smallPrint }
}
