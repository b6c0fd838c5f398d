import type { ReactElement } from 'react'
import { articlesOnAPage, indexPaths } from './content/articles.ts'
import type { SiteContent } from './content/context.tsx'
import type { ArticleEntry } from './content/entries.ts'
import type { Page, SocialDrawing } from './content/page.ts'
import { serviceOf } from './content/service-of.ts'
import { articleData } from './content/structured-data.ts'
import { lineDrawing } from './drawings/social-picture.ts'
import { fill } from './lib/fill.ts'
import { withoutSoftHyphens } from './lib/soft-hyphens.ts'
import { AboutPage } from './pages/about/page.tsx'
import { aboutDrawing } from './pages/about/social-picture.ts'
import { ArticlePage } from './pages/article/page.tsx'
import { ArticlesPage } from './pages/articles/page.tsx'
import { BeforeYouSignPage } from './pages/before-you-sign/page.tsx'
import { CasePage } from './pages/case/page.tsx'
import { HomePage } from './pages/home/page.tsx'
import { homeDrawing } from './pages/home/social-picture.ts'
import { NightPage } from './pages/night/page.tsx'
import { nightDrawing } from './pages/night/social-picture.ts'
import { NotFoundPage } from './pages/not-found/page.tsx'
import { notFoundDrawing } from './pages/not-found/social-picture.ts'
import { PricingPage } from './pages/pricing/page.tsx'
import { PrivacyPage } from './pages/privacy/page.tsx'
import { ServicesPage } from './pages/services/page.tsx'
import { servicesDrawing } from './pages/services/social-picture.ts'
import { TextPage } from './pages/text/page.tsx'
import { WorkPage } from './pages/work/page.tsx'

/** Every page of a language, in one table. */
export function pagesOf(content: SiteContent): Page[] {
  const { home, about, servicesPage, notFound, work, articles, pricing, beforeYouSign, night } =
    content
  const { cases, articles: articleEntries, pages } = content.entries
  const page = pageMaker(content)
  return [
    page('home', home, { element: <HomePage />, drawing: homeDrawing(content) }),
    page('about', about, { element: <AboutPage />, drawing: aboutDrawing(content) }),
    page('services', servicesPage, {
      element: <ServicesPage />,
      drawing: servicesDrawing(content),
    }),
    page('not-found', notFound, {
      element: <NotFoundPage />,
      drawing: notFoundDrawing,
    }),
    ...(work ? [page('work', work, { element: <WorkPage /> })] : []),
    ...cases.map((entry) =>
      page('case', entry, {
        element: <CasePage entry={entry} />,
        above: work,
        crumb: entry.company,
        service: entry.services[0],
      }),
    ),
    ...(articles ? articleIndex(content, articles) : []),
    ...articleEntries.map((entry) =>
      page('article', entry, {
        element: <ArticlePage entry={entry} />,
        above: articles,
        crumb: entry.title,
        service: entry.services?.[0],
        feed: feedPath(content),
        data: articleData(entry, content.language),
        ogType: 'article',
      }),
    ),
    ...(pricing
      ? [page('pricing', pricing, { element: <PricingPage />, offers: pricing.offers })]
      : []),
    ...(beforeYouSign
      ? [page('before-you-sign', beforeYouSign, { element: <BeforeYouSignPage /> })]
      : []),
    ...(night
      ? [page('night', night, { element: <NightPage />, drawing: nightDrawing(content) })]
      : []),
    ...(content.privacy.page
      ? [page('privacy', content.privacy.page, { element: <PrivacyPage /> })]
      : []),
    ...pages.map((entry) =>
      page('text', entry, { element: <TextPage entry={entry} />, crumb: entry.link }),
    ),
  ]
}

type Described = { title: string; description: string }
/** A page in a file of its own, or the front matter of a Markdown file. */
type Source =
  | {
      meta: Described & { path?: string; link?: string }
      hero?: { heading: string }
      heading?: string
    }
  | (Described & { path: string })

type PageOptions = Partial<Omit<Page, 'kind' | 'crumbs' | 'translations' | 'picture'>> & {
  element: ReactElement
  /** The index that it is listed in. */
  above?: { meta: { path: string; link: string } } | undefined
  /** Its own crumb. By default, its name in menus. */
  crumb?: string
  /** Of the social picture. By default a line, in the colour of the service with this slug. */
  drawing?: SocialDrawing
  service?: string | undefined
}

function pageMaker(content: SiteContent) {
  const { menu, notFound, services } = content
  return (kind: string, source: Source, options: PageOptions): Page => {
    const { above, crumb, drawing, service, ...rest } = options
    const meta: Described & { path?: string; link?: string } =
      'meta' in source ? source.meta : source
    const path = rest.path ?? meta.path ?? ''
    const heading = 'meta' in source ? (source.hero?.heading ?? source.heading) : source.title
    const crumbs = [
      { text: menu.home.link, path: menu.home.path },
      ...(above ? [{ text: above.meta.link, path: above.meta.path }] : []),
      ...(path === menu.home.path
        ? []
        : [{ text: crumb ?? meta.link ?? notFound.meta.title, path: path || '/404' }]),
    ]
    return {
      kind,
      title: withoutSoftHyphens(meta.title),
      description: meta.description,
      crumbs: crumbs.map(({ text, path }) => ({ text: withoutSoftHyphens(text), path })),
      translations: translationsOf(content, path, above?.meta.path),
      picture: {
        headline: heading ?? meta.title,
        drawing: drawing ?? lineDrawing(service ? serviceOf(services, service).line : undefined),
      },
      ...rest,
      path,
    }
  }
}

/** The page in every language; where it does not exist, the index that it is listed in, or the home page. */
function translationsOf(content: SiteContent, path: string, above: string | undefined) {
  const { language, languages, translations, menu } = content
  const find = (path: string | undefined) =>
    translations.find((each) => path && each[language] === path)
  const found = [path, above, menu.home.path].map(find)
  return Object.fromEntries(
    languages.map(({ code }) => [code, found.find((each) => each?.[code])![code]!]),
  )
}

/** The pages of the index of articles. */
function articleIndex(content: SiteContent, index: NonNullable<SiteContent['articles']>): Page[] {
  const entries: ArticleEntry[] = content.entries.articles
  const paths = indexPaths(index.meta, entries)
  const feed = feedPath(content)!
  return paths.map((path, at) => {
    const shown = entries.slice(at * articlesOnAPage, (at + 1) * articlesOnAPage)
    const number = fill(index.pages.page, { page: at + 1 })
    const further = { title: `${index.meta.title}, ${number}`, crumb: number, above: index }
    return pageMaker(content)('articles', index, {
      element: <ArticlesPage entries={shown} pages={paths} path={path} feedPath={feed} />,
      ...{ path, feed },
      ...(at > 0 && further),
    })
  })
}

/** Of the Atom feed of the articles. */
export const feedPath = ({ articles }: SiteContent) => articles && `${articles.meta.path}/feed.xml`
