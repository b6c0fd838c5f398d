import { renderToString } from 'react-dom/server'
import { Frame } from './frame.tsx'
import { Outline } from './outline.tsx'
import { findPart, findStory, groups } from './registry.ts'
import { viewOf } from './view.ts'

export { groups }

/** `/parts`, `/parts/<part>` with its stories in frames, `/parts/<part>/<story>` alone; undefined for no part. */
export function renderParts(address: URL): string | undefined {
  const [partName, storyName] = address.pathname.split('/').filter(Boolean).slice(1)
  const part = partName === undefined ? undefined : findPart(partName)
  if (partName !== undefined && !part) return undefined
  if (!part || storyName === undefined)
    return page(<Outline part={part} view={viewOf(address.searchParams)} />)
  const story = findStory(part, storyName)
  const { theme } = viewOf(address.searchParams)
  return story && page(<Frame part={part} story={story} theme={theme} />)
}

const page = (document: React.ReactNode) => `<!doctype html>${renderToString(document)}`
