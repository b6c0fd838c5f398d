import path from 'node:path'
import { parseArgs } from 'node:util'
import { everyPage } from '../tests/support/pages.ts'

/** Fewer are too few for a median on a machine that does other things too. */
export const enoughRuns = 5

export type Options = { runs: number; pages: string[]; against: string | undefined }

/**
 * @param args as given behind `npm run bench --`
 * @throws an error whose message says what is wrong with them
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: String(enoughRuns) },
      pages: { type: 'string', multiple: true },
      against: { type: 'string' },
    },
    allowPositionals: true,
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on')
  const known = everyPage.map((page) => page.path as string)
  const pages = values.pages?.flatMap((list) => list.split(',')) ?? known
  const unknown = pages.filter((page) => !known.includes(page))
  if (unknown.length > 0) throw new Error(`--pages takes some of ${known.join(',')}`)
  return { runs, pages, against: values.against && path.resolve(values.against) }
}
