import { feedPath } from './content/articles.ts'
import type { SiteContent } from './content/context.tsx'
import type { Page } from './content/page.ts'
import { articleData } from './content/structured-data.ts'
import { pageMaker } from './page-maker.ts'
import { AboutPage } from './pages/about/page.tsx'
import { aboutDrawing } from './pages/about/social-picture.ts'
import { ArticlePage } from './pages/article/page.tsx'
import { indexPages } from './pages/articles/index-pages.ts'
import { ArticlesPage } from './pages/articles/page.tsx'
import { BeforeYouSignPage } from './pages/before-you-sign/page.tsx'
import { CasePage } from './pages/case/page.tsx'
import { HomePage } from './pages/home/page.tsx'
import { homeDrawing } from './pages/home/social-picture.ts'
import { decidedNights, nightDrawing } from './pages/night/decided-nights.ts'
import { NightPage } from './pages/night/page.tsx'
import { NotFoundPage } from './pages/not-found/page.tsx'
import { notFoundDrawing } from './pages/not-found/social-picture.ts'
import { PlanPage } from './pages/plan/page.tsx'
import { PricingPage } from './pages/pricing/page.tsx'
import { PrivacyPage } from './pages/privacy/page.tsx'
import { ServicesPage } from './pages/services/page.tsx'
import { servicesDrawing } from './pages/services/social-picture.ts'
import { TextPage } from './pages/text/page.tsx'
import { WorkPage } from './pages/work/page.tsx'

/** Every page of a language, in the order of the menus. A page whose content is missing does not exist. */
export function pagesOf(content: SiteContent): Page[] {
  const { work, articles, plan, night, privacy, entries } = content
  const page = pageMaker(content)
  return [
    page('home', content.home, <HomePage />, { drawing: homeDrawing }),
    page('about', content.about, <AboutPage />, { drawing: aboutDrawing }),
    page('services', content.servicesPage, <ServicesPage />, { drawing: servicesDrawing }),
    page('not-found', content.notFound, <NotFoundPage />, { drawing: notFoundDrawing }),
    page('work', work, <WorkPage />),
    entries.cases.map((entry) =>
      page('case', entry, <CasePage entry={entry} />, {
        above: work,
        crumb: entry.company,
        service: entry.services[0],
      }),
    ),
    indexPages(content).map(({ at, ...options }) =>
      page('articles', articles, <ArticlesPage at={at} />, options),
    ),
    entries.articles.map((entry) =>
      page('article', entry, <ArticlePage entry={entry} />, {
        above: articles,
        service: entry.services?.[0],
        feed: feedPath(articles!.meta),
        article: articleData(entry, content.language),
      }),
    ),
    page('pricing', content.pricing, <PricingPage />),
    page('plan', plan, <PlanPage />, { crumb: plan?.name, service: plan?.service }),
    page('before-you-sign', content.beforeYouSign, <BeforeYouSignPage />),
    page('night', night, <NightPage />, { drawing: nightDrawing }),
    decidedNights(content).map(({ choices, ...options }) =>
      page('night', night, <NightPage theirs={choices} />, options),
    ),
    page('privacy', privacy.page, <PrivacyPage />),
    entries.pages.map((entry) => page('text', entry, <TextPage entry={entry} />)),
  ]
    .flat()
    .filter((each) => each !== undefined)
}
