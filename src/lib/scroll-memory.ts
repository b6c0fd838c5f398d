import { readStored, writeStored } from './storage.ts'

const storageKey = 'scroll-positions'
/** Enough for a visit; the oldest go first. */
const most = 50

/** Where each entry of the history was scrolled to (CSS pixels), for this tab and over a reload. */
const positions = new Map<string, number>(parse(readStored('sessionStorage', storageKey)))

function parse(json: string | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

export function rememberScroll(entry: string, y: number) {
  positions.delete(entry)
  positions.set(entry, y)
  for (const oldest of positions.keys()) {
    if (positions.size <= most) break
    positions.delete(oldest)
  }
}

export const rememberedScroll = (entry: string) => positions.get(entry)

/** Called when the document goes away. */
export function storeScrollMemory() {
  writeStored('sessionStorage', storageKey, JSON.stringify([...positions]))
}
