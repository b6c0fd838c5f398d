import type { Kind } from './content/page.ts'
import type { About } from './pages/about/schema.ts'
import type { ArticleEntry } from './pages/article/schema.ts'
import type { Articles } from './pages/articles/schema.ts'
import type { BeforeYouSign } from './pages/before-you-sign/schema.ts'
import type { CaseEntry } from './pages/case/schema.ts'
import type { Home } from './pages/home/schema.ts'
import type { Night } from './pages/night/schema.ts'
import type { NotFound } from './pages/not-found/schema.ts'
import type { Plan } from './pages/plan/schema.ts'
import type { Pricing } from './pages/pricing/schema.ts'
import type { ServicesPage } from './pages/services/schema.ts'
import type { TextPageEntry } from './pages/text/schema.ts'
import type { Work } from './pages/work/schema.ts'

/** Every kind of page, by the name of its folder, in the order of the menus. A page whose content is missing does not exist. */
export const kinds: Record<string, Kind> = {
  home: await import('./pages/home/kind.ts'),
  about: await import('./pages/about/kind.ts'),
  services: await import('./pages/services/kind.ts'),
  'not-found': await import('./pages/not-found/kind.ts'),
  work: await import('./pages/work/kind.ts'),
  case: await import('./pages/case/kind.ts'),
  articles: await import('./pages/articles/kind.ts'),
  article: await import('./pages/article/kind.ts'),
  pricing: await import('./pages/pricing/kind.ts'),
  plan: await import('./pages/plan/kind.ts'),
  'before-you-sign': await import('./pages/before-you-sign/kind.ts'),
  night: await import('./pages/night/kind.ts'),
  privacy: await import('./pages/privacy/kind.ts'),
  text: await import('./pages/text/kind.ts'),
}

declare module './content/context.tsx' {
  /** The content of each of them: that of a YAML file, which only some may lack, or a list of Markdown files. */
  interface PageContent {
    home: Home
    about: About
    services: ServicesPage
    'not-found': NotFound
    work?: Work
    case: CaseEntry[]
    articles?: Articles
    article: ArticleEntry[]
    pricing?: Pricing
    plan?: Plan
    'before-you-sign'?: BeforeYouSign
    night?: Night
    text: TextPageEntry[]
  }
}
