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
  sendsIn(report).filter(({ fate }) => fate === 'lost' || fate === 'doubled').length

/** The fates of all messages, as a Markdown table. */
export function reliabilityReport(runs: Report[]): string {
  const rows = new Map<string, number[]>()
  for (const { fate, fault, browser } of runs.flatMap(sendsIn)) {
    const name = `${fault} | ${browser}`
    const counts = rows.get(name) ?? fates.map(() => 0)
    counts[fates.indexOf(fate)]! += 1
    rows.set(name, counts)
  }
  return (
    heading + [...rows].map(([name, counts]) => `| ${name} | ${counts.join(' | ')} |\n`).join('')
  )
}

type Send = { fate: Fate; fault: string | undefined; browser: string }

const sendsIn = ({ suites = [], specs = [] }: Report): Send[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(sendsOf)),
  ...suites.flatMap(sendsIn),
]

const sendsOf = ({ projectName: browser, results }: Test): Send[] =>
  results
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description: fault }) => {
      const fate = fates.find((each) => each === type)
      return fate ? { fate, fault, browser } : []
    })
