import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContentContext } from '../../src/content/context.tsx'
import { languages } from './content.ts'

/** What the components get, in the first language. */
export const testContent = languages[0].content

/** The HTML of components, as the build renders them. */
export const htmlOf = (part: ReactNode, content = testContent) =>
  renderToStaticMarkup(<ContentContext value={content}>{part}</ContentContext>)
