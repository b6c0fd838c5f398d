import type { Kind } from './content/page.ts'

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
