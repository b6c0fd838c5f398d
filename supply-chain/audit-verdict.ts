/** What `npm audit --json` says, as far as it counts here. */
export type AuditReport = {
  vulnerabilities?: Record<string, { name: string; severity: string; isDirect: boolean }>
  /** Of the registry's answer, where it gave no report. */
  statusCode?: number
  message?: string
}

const severities = ['info', 'low', 'moderate', 'high', 'critical']

/** What reaches visitors is held to more than what only builds and tests. */
const worstTolerated = { shipped: 'low', tools: 'moderate' } as const

/** A mirror that does not know the address, or not the method. */
const notOffered = [404, 405, 501]

export type Verdict =
  | { kind: 'no audit here'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'fine' }
  | { kind: 'vulnerable'; findings: string[] }

export function verdict(report: AuditReport, part: keyof typeof worstTolerated): Verdict {
  if (!report.vulnerabilities) {
    const reason = report.message ?? 'npm gave no report'
    return {
      kind: notOffered.includes(report.statusCode ?? 0) ? 'no audit here' : 'failed',
      reason,
    }
  }
  const limit = severities.indexOf(worstTolerated[part])
  const findings = Object.values(report.vulnerabilities)
    .filter(({ severity }) => severities.indexOf(severity) > limit)
    .map(({ name, severity }) => `${name}: ${severity}`)
  return findings.length > 0 ? { kind: 'vulnerable', findings } : { kind: 'fine' }
}
