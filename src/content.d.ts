// biome-ignore-all format: one line for each file
// Types for the modules that tools/build/content/plugin.ts makes from content/<language>/.

type Content = import('../content/schema/index.ts').Content

declare module '#content/site.yaml' { export const site: Content['site'] }
declare module '#content/facts.yaml' { export const facts: Content['facts'] }
declare module '#content/mark.yaml' { export const mark: Content['mark'] }
declare module '#content/home.yaml' { export const home: Content['home'] }
declare module '#content/about.yaml' { export const about: Content['about'] }
declare module '#content/services-page.yaml' { export const servicesPage: Content['servicesPage'] }
declare module '#content/services.yaml' { export const services: import('../content/schema/services.ts').Service[] }
declare module '#content/contact.yaml' { export const contact: Content['contact'] }
declare module '#content/not-found.yaml' { export const notFound: Content['notFound'] }
declare module '#content/privacy.yaml' { export const privacy: Omit<Content['privacy'], 'page'> }

/** The scenes of the services, in their order. Apart from them, because only the services page shows scenes. */
declare module '#content/scenes' {
  export const scenes: import('../content/schema/services.ts').Scene[]
}

/** The row of a case on the board of the home page. */
declare module '#content/case-on-home' {
  type CaseRow = { path: string; company: string; service: string; year: string; outcome: string; state: string }
  export const onHome: CaseRow | undefined
}

/** Links to the cases of each service, by its slug. */
declare module '#content/cases-of-services' {
  export const runningAt: Record<string, { path: string; text: string }[]>
}

/** The pages whose words are in no script. Only the prerenderer may import this. */
declare module '#content/documents' {
  export const work: Content['work']
  export const articles: Content['articles']
  export const pricing: Content['pricing']
  export const beforeYouSign: Content['beforeYouSign']
  export const privacyPage: Content['privacy']['page']
  export const entries: import('../content/schema/entries.ts').Entries
  /** Every page of the site: its path in each language that it exists in. */
  export const translations: Record<string, string>[]
}

/** The portraits of people, by the names that the content gives them. */
declare module '#content/portraits' { export const portraits: Record<string, import('../content/schema/picture.ts').Picture> }

/** The language of the document, and the path, link text and menu of each page in a menu, in its order. */
declare module '#content/pages' {
  type Page = { path: string; link: string; inHeader?: boolean }
  export const language: string
  /** The first part of its paths: `/es`, or nothing in the first language. */
  export const prefix: string
  export const pages: Record<import('../content/schema/index.ts').PageName, Page> & Record<string, Page>
  /** Apart from the page's other words, because the breadcrumbs need it. */
  export const notFoundTitle: string
}

/** All languages, the first language first, and the path of each page in each of them. No words. */
declare module '#content/languages' {
  export const isMultilingual: boolean
  export const hasPeople: boolean
  export const hasCases: boolean
  /** `name` is the language's name in that language, `label` its short form, such as ES. */
  export const languages: { code: string; name: string; label: string }[]
  export const paths: Record<import('../content/schema/index.ts').PageName, Record<string, string>>
}

/** Whether there are pages whose words are in no script. Replaced before the bundler looks for imports. */
declare const __HAS_DOCUMENTS__: boolean

/** Lucide data for the icons that the content names. */
declare module '#content/icons' {
  export const icons: Record<string, import('lucide').IconNode>
}
