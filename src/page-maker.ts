import type { ReactElement } from 'react'
import type { SiteContent } from './content/context.tsx'
import type { Page, SocialDrawing } from './content/page.ts'
import { serviceOf } from './content/service-of.ts'
import { lineDrawing } from './drawings/social-picture.ts'
import { documentName } from './lib/addresses.ts'
import { withoutSoftHyphens } from './lib/soft-hyphens.ts'

type Described = { title: string; description: string }
/** A page in a file of its own, or the front matter of a Markdown file. */
type Source =
  | {
      meta: Described & { path?: string; link?: string }
      hero?: { heading: string }
      heading?: string
    }
  | (Described & { path: string })

type PageOptions = Partial<
  Pick<Page, 'path' | 'title' | 'sharedTitle' | 'picture' | 'feed' | 'article'>
> & {
  /** The last part of its address, if it is one of several variants of a page. */
  variant?: string
  /** The index that it is listed in. */
  above?: { meta: { path: string; link: string } } | undefined
  /** Its name in the breadcrumbs. By default, that in menus, or its title. */
  crumb?: string | undefined
  /** The drawing of the social picture. By default a line, in the colour of the service with this slug. */
  drawing?: (content: SiteContent) => SocialDrawing
  service?: string | undefined
}

/** @returns a function that makes a page of its content, or nothing of none */
export function pageMaker(content: SiteContent) {
  const { menu, services, prefix } = content
  return (
    kind: string,
    source: Source | undefined,
    element: ReactElement,
    { above, crumb, drawing, service, variant = '', ...rest }: PageOptions = {},
  ): Page | undefined => {
    if (!source) return undefined
    const meta: Described & { path?: string; link?: string } =
      'meta' in source ? source.meta : source
    const path = rest.path ?? meta.path ?? ''
    const heading = 'meta' in source ? (source.hero?.heading ?? source.heading) : source.title
    const crumbs = [
      menu.home,
      ...(above ? [above.meta] : []),
      ...(path === menu.home.path
        ? []
        : [{ link: crumb ?? meta.link ?? meta.title, path: path || '/404' }]),
    ]
    return {
      kind,
      element,
      title: withoutSoftHyphens(meta.title),
      description: meta.description,
      crumbs: crumbs.map(({ link, path }) => ({ text: withoutSoftHyphens(link), path })),
      translations: translationsOf(content, path, variant, above?.meta.path),
      picture: {
        headline: heading ?? meta.title,
        drawing:
          drawing?.(content) ??
          lineDrawing(service ? serviceOf(services, service).line : undefined),
      },
      ...rest,
      canonical: path,
      path: path + variant,
      file: documentName(path + variant || `${prefix}/404`),
    }
  }
}

/** The page in every language; where it does not exist, the index that it is listed in, or the home page. */
function translationsOf(content: SiteContent, path: string, variant: string, above?: string) {
  const { language, languages, translations, menu } = content
  const find = (path: string | undefined) =>
    translations.find((each) => path && each[language] === path)
  const own = find(path)
  const others = [above, menu.home.path].map(find)
  return Object.fromEntries(
    languages.map(({ code }) => [
      code,
      own?.[code] ? own[code] + variant : others.find((each) => each?.[code])![code]!,
    ]),
  )
}
