import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { SiteContent } from './context.tsx'

/** What the folder of a kind of page exports for everyone else, in its kind.ts. */
export type Kind = {
  /** What its YAML file may contain; ends with `.optional()` if a site may lack it. Or the front matter of its Markdown files. */
  schema?: z.ZodType
  /** Its YAML file. By default, it has the name of the kind. */
  file?: string
  /** Where in the file its content is. By default, it is all of it. */
  place?: string[]
  /** The folder of its Markdown files, each of which is a page. */
  folder?: string
  /** The kind that lists these pages. Neither is there without the other. */
  index?: string
  /** The date by which they are listed, the newest first. */
  newestBy?: string
  /** The headings that each text has, if they are always the same. */
  headingsOf?: (index: never) => Record<string, string>
  /** The words around footnotes. Without it, a text has none. */
  notesOf?: (pages: SiteContent['pages']) => { notes: string; backToText: string } | undefined
  /** Its component. Gets its content, or that of its index and its `entry`, and the `properties` of the page. */
  component: () => Promise<Component>
  /** Its pages, if they are not one that is as its `meta` says. */
  pagesOf?: (own: never, content: SiteContent) => PageOptions[]
  /** Values that any text can contain by their names in braces. One that throws, because it needs a figure that is missing, is left out. */
  values?: Record<string, (own: never, content: RawContent) => string | number>
  /** Lists whose lengths any text can contain, as words: `{steps}`. */
  counts?: Record<string, (own: never) => unknown[]>
  /** What is wrong with its content beyond the schema. */
  check?: (own: never, content: SiteContent) => { path: PropertyKey[]; message: string }[]
  /** The path of the place that describes a service. */
  pathOfService?: (own: never, slug: string) => string
  /** Portraits: the names of their files, and where they are written. */
  portraits?: (own: never) => { path: PropertyKey[]; name: string }[]
  /** Further files that the build writes, by their paths. */
  filesOf?: (own: never, content: SiteContent) => Promise<Record<string, string>>
}

// biome-ignore lint/suspicious/noExplicitAny: each page has properties of its own
type Component = ComponentType<any>

/** The content of all files before it is checked, by their names. `money` writes an amount. */
// biome-ignore lint/suspicious/noExplicitAny: not checked yet
export type RawContent = { files: Record<string, any>; money: (amount: number) => string }

export type Meta = {
  title: string
  description: string
  /** Empty for the not-found page, which has no address of its own. */
  path?: string
  /** Its name in menus and breadcrumbs. */
  link?: string
  menu?: 'header' | 'wide' | 'footer' | 'none'
  smallPrint?: boolean | undefined
}

export type Crumb = { text: string; path: string }

export type MenuLink = Crumb & {
  inHeader?: 'header' | 'wide' | undefined
  smallPrint?: boolean | undefined
}

/** What differs from the default for a page of its kind. */
export type PageOptions = Partial<
  Pick<Page, 'sharedTitle' | 'picture' | 'feed' | 'article' | 'prices' | 'properties'>
> & {
  /** The last part of its address, after a slash. */
  variant?: string
  /** Its name in the breadcrumbs. By default, that in menus, or its title. */
  crumb?: string
  /** The drawing of the social picture. By default a line, in the colour of the service with this slug. */
  drawing?: SocialDrawing
  service?: string | undefined
  smallPrint?: boolean
}

export type Page = {
  /** The name of its folder in src/pages/. Pages of one kind share their critical styles. */
  kind: string
  /** The same in every language. */
  name: string
  /** The file that its words are in, such as `home` or `pages/imprint`. */
  source: string
  path: string
  /** The name of its document and social picture, without extension. */
  file: string
  /** The path of the page that search engines list: its own, unless it is a variant. */
  canonical: string
  /** The title of the document, without the brand. */
  title: string
  /** What a shared link says instead of the title. */
  sharedTitle?: string
  description: string
  /** The pages from the home page to this one. */
  crumbs: Crumb[]
  /** Where the language switch leads: a path for each language. */
  translations: Record<string, string>
  menu: MenuLink | undefined
  isDraft: boolean
  /** The path of the Atom feed that it belongs to. */
  feed?: string | undefined
  article?: ArticleData
  /** The prices that it has, for search engines: what each service costs once, and each month. */
  prices?: { service: string; build: number; monthly: number }[]
  picture: SocialPicture
  /** What its component gets. */
  properties: object
}

export type ArticleData = {
  title: string
  description: string
  path: string
  date: string
  updated?: string | undefined
  author?: string | undefined
}

/** The preview picture for links to a page (`og:image`), drawn by tools/prerender/social-pictures.ts. */
export type SocialPicture = { headline: string; drawing: SocialDrawing }

/** SVG for the space below the headline: 1200 by 230 units. */
export type SocialDrawing = (colors: Colors, label: Label) => string

/** SVG for a text around a point, or from it on. */
type Label = (text: string, x: number, y: number, attributes: string, anchor?: 'start') => string

/** The light theme's colours, by token name without `--color-`, such as `line-1`. */
export type Colors = Record<string, string>
