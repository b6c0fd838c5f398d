import { readStored, writeStored } from './storage.ts'

const storageKey = 'scroll-positions'
/** Enough for a visit. The oldest entries are dropped first. */
const maxEntries = 50

/** Scroll position of each history entry, in CSS pixels. Kept for this tab and across reloads. */
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
    if (positions.size <= maxEntries) break
    positions.delete(oldest)
  }
}

export const rememberedScroll = (entry: string) => positions.get(entry)

/** Called on `pagehide`. */
export function storeScrollMemory() {
  writeStored('sessionStorage', storageKey, JSON.stringify([...positions]))
}
