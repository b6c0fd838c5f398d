import { createHash } from 'node:crypto'

/** What the sample brand says of itself, so that what is left of it can be told. */
export const sample = {
  brand: 'Relaywell',
  /** Degrees. */
  place: { latitude: 38.89511, longitude: -77.03637 },
  claims: {
    clients: '500+',
    satisfaction: '98%',
    experts: '50+',
    efficiencyImprovement: '95%',
    costReduction: '60%',
    availability: '24/7',
    uptime: '99.9%',
    responseTime: 'under 100ms',
    founded: 2020,
  },
  /** In percent, by their place in the list. */
  metrics: [20, 51, 96, 44],
  /** What nobody wants to read twice, as fingerprints. */
  mark: '1ce6e956c5c0e1d5',
  privacy: '7f3b6ef1c113d4b5',
} as const

export const fingerprint = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Reserved names, which nobody can own (RFC 2606 and 6761), and this machine's. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(
    host,
  )

export const isSampleEmail = (address: string) => isSampleHost(address.split('@').at(-1)!)
