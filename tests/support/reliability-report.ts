import { writeFileSync } from 'node:fs'

const fates = ['arrived once', 'kept', 'lost', 'doubled'] as const
export type Fate = (typeof fates)[number]

/** The part of Playwright’s JSON report that is used here. */
export type Report = { suites?: Report[]; specs?: { tests: Test[] }[] }
type Test = { projectName: string; results: { annotations: Annotation[] }[] }
type Annotation = { type: string; description?: string }

const heading = `# Message delivery under faults

Each fault is simulated in real browsers against a real server that misbehaves. The numbers count sends, including those of retried tests.
Kept: shown to the visitor as failed, with everything typed still in the fields. Lost: neither arrived nor kept. Doubled: arrived more often than the visitor sent it.

| Fault | Browser | Arrived once | Kept | Lost | Doubled |
|---|---|---|---|---|---|
`

/** The number of messages lost or doubled, including those in a try whose retry passed. */
export const countLost = (report: Report) =>
  sendsIn(report).filter(({ type }) => type === 'lost' || type === 'doubled').length

/** Writes the fates of all messages as a Markdown table. */
export function writeReliability(runs: Report[], file: string) {
  const rows = new Map<string, number[]>()
  for (const { type, description, browser } of runs.flatMap(sendsIn)) {
    const name = `${description} | ${browser}`
    const counts = rows.get(name) ?? fates.map(() => 0)
    counts[fates.indexOf(type as Fate)]! += 1
    rows.set(name, counts)
  }
  const lines = [...rows].map(([name, counts]) => `| ${name} | ${counts.join(' | ')} |\n`)
  writeFileSync(file, heading + lines.join(''))
}

function sendsIn({ suites = [], specs = [] }: Report): (Annotation & { browser: string })[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ projectName: browser, results }) =>
      results
        .flatMap(({ annotations }) => annotations)
        .filter(({ type }) => (fates as readonly string[]).includes(type))
        .map((annotation) => ({ ...annotation, browser })),
    )
  return [...own, ...suites.flatMap(sendsIn)]
}
