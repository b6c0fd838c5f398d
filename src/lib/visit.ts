import { readStored, writeStored } from './storage.ts'

/** What the hand-over note says of a visit. It stays in this tab. */
type Visit = {
  /** The names of the pages that were opened. */
  pages: string[]
  /** The visitor's own job, with its figures. */
  job?: string
}

export function readVisit(): Visit {
  try {
    return { pages: [], ...JSON.parse(readStored('sessionStorage', 'visit') ?? '{}') }
  } catch {
    return { pages: [] }
  }
}

const write = (visit: Visit) => writeStored('sessionStorage', 'visit', JSON.stringify(visit))

export function notePage(name: string) {
  const visit = readVisit()
  if (!visit.pages.includes(name)) write({ ...visit, pages: [...visit.pages, name] })
}

export const noteJob = (job: string) => write({ ...readVisit(), job })
