import { feedPath, indexPaths } from './content/articles.ts'
import type { SiteContent } from './content/context.tsx'
import type { Page } from './content/page.ts'
import { articleData } from './content/structured-data.ts'
import { fill } from './lib/fill.ts'
import { type MakePage, pageMaker } from './page-maker.ts'
import { AboutPage } from './pages/about/page.tsx'
import { aboutDrawing } from './pages/about/social-picture.ts'
import { ArticlePage } from './pages/article/page.tsx'
import { ArticlesPage } from './pages/articles/page.tsx'
import { BeforeYouSignPage } from './pages/before-you-sign/page.tsx'
import { CasePage } from './pages/case/page.tsx'
import { HomePage } from './pages/home/page.tsx'
import { homeDrawing } from './pages/home/social-picture.ts'
import { decidedNights } from './pages/night/decided-nights.ts'
import { NightPage } from './pages/night/page.tsx'
import { nightDrawing } from './pages/night/social-picture.ts'
import { NotFoundPage } from './pages/not-found/page.tsx'
import { notFoundDrawing } from './pages/not-found/social-picture.ts'
import { PlanPage } from './pages/plan/page.tsx'
import { PricingPage } from './pages/pricing/page.tsx'
import { PrivacyPage } from './pages/privacy/page.tsx'
import { ServicesPage } from './pages/services/page.tsx'
import { servicesDrawing } from './pages/services/social-picture.ts'
import { TextPage } from './pages/text/page.tsx'
import { WorkPage } from './pages/work/page.tsx'

/** Every page of a language, in one table. One whose content is missing does not exist. */
export function pagesOf(content: SiteContent): Page[] {
  const {
    home,
    about,
    servicesPage,
    notFound,
    work,
    articles,
    pricing,
    plan,
    beforeYouSign,
    night,
  } = content
  const { entries, privacy, language } = content
  const page = pageMaker(content)
  return [
    page('home', home, <HomePage />, { drawing: homeDrawing(content) }),
    page('about', about, <AboutPage />, { drawing: aboutDrawing(content) }),
    page('services', servicesPage, <ServicesPage />, { drawing: servicesDrawing(content) }),
    page('not-found', notFound, <NotFoundPage />, { drawing: notFoundDrawing }),
    page('work', work, <WorkPage />),
    entries.cases.map((entry) =>
      page('case', entry, <CasePage entry={entry} />, {
        above: work,
        crumb: entry.company,
        service: entry.services[0],
      }),
    ),
    articleIndex(content, page),
    entries.articles.map((entry) =>
      page('article', entry, <ArticlePage entry={entry} />, {
        above: articles,
        crumb: entry.title,
        service: entry.services?.[0],
        feed: feedPath(articles!.meta),
        data: articleData(entry, language),
        ogType: 'article',
      }),
    ),
    page('pricing', pricing, <PricingPage />),
    page('plan', plan, <PlanPage />, { crumb: plan?.name, service: plan?.service }),
    page('before-you-sign', beforeYouSign, <BeforeYouSignPage />),
    page('night', night, <NightPage />, { drawing: night && nightDrawing(content) }),
    decidedNights(content).map(({ choices, ...options }) =>
      page('night', night, <NightPage theirs={choices} />, options),
    ),
    page('privacy', privacy.page, <PrivacyPage />),
    entries.pages.map((entry) =>
      page('text', entry, <TextPage entry={entry} />, { crumb: entry.link }),
    ),
  ]
    .flat()
    .filter((each) => each !== undefined)
}

/** The menus are in the order of the table. */
export function inOrder(content: SiteContent): SiteContent {
  const paths = pagesOf(content).map(({ path }) => path)
  const menu = Object.entries(content.menu).toSorted(
    ([, one], [, other]) => paths.indexOf(one.path) - paths.indexOf(other.path),
  )
  return { ...content, menu: Object.fromEntries(menu) as SiteContent['menu'] }
}

/** The pages of the index of articles. */
function articleIndex({ articles, entries }: SiteContent, page: MakePage) {
  if (!articles) return []
  const { meta, pages } = articles
  return indexPaths(meta, entries.articles).map((path, at) => {
    const number = fill(pages.page, { page: at + 1 })
    const further = { title: `${meta.title}, ${number}`, crumb: number, above: articles }
    return page('articles', articles, <ArticlesPage at={at} />, {
      ...{ path, feed: feedPath(meta) },
      ...(at > 0 && further),
    })
  })
}
