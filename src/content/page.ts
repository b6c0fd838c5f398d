import type { ReactElement } from 'react'
import type { Article } from 'schema-dts'

export type Crumb = { text: string; path: string }

export type Page = {
  /** The folder of its component in src/pages/. Pages of one kind share their critical styles. */
  kind: string
  /** Empty for the not-found page, which has no address of its own. */
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
  /** The path of the Atom feed that it belongs to. */
  feed?: string | undefined
  /** The article that it is, for search engines. */
  article?: Article
  /** The preview of a shared link. */
  picture: SocialPicture
  element: ReactElement
}

/** By the names of their YAML files. A page's file in this folder exports its `schema`, and adds it here. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface PageSchemas {}

/** The preview picture for links to a page (`og:image`), drawn by tools/prerender/social-pictures.ts. */
export type SocialPicture = { headline: string; drawing: SocialDrawing }

/** SVG for the space below the headline: 1200 by 230 units. Mirrored where the language is written from right to left, but for labels. */
export type SocialDrawing = (colors: Colors, label: Label) => string

/** SVG for a text around a point, or from it on. */
type Label = (text: string, x: number, y: number, attributes: string, anchor?: 'start') => string

/** The light theme's colours, by token name without `--color-`, such as `line-1`. */
export type Colors = Record<string, string>
