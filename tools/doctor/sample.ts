/** What the sample brand says about itself, to find what is left of it. */
export const sample = {
  brand: 'Relaywell',
  latitude: 38.89511,
  longitude: -77.03637,
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
  /** The first path of its mark. */
  mark: 'M3 12H45',
  /** From its privacy text. */
  privacy: 'through EmailJS, our e-mail service, to our inbox and nowhere else.',
} as const

/** Reserved names that nobody can own (RFC 2606 and 6761), and this machine's. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(
    host,
  )

export const isSampleEmail = (address: string) => isSampleHost(address.split('@').at(-1)!)
