import { createElement, use } from 'react'
import type { PageChunk } from './page-chunk.ts'

/** Unlike React.lazy it renders at once when the chunk is there already. */
export function LazyPage({ chunk }: { chunk: PageChunk }) {
  return createElement(chunk.loaded() ?? use(chunk.shown()))
}
