/** Facts of the sample brand. The doctor looks for them in the content. */
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
  /** The values of `impact.metrics` in content/en/home.yaml, in percent and in their order. */
  metrics: [20, 51, 96, 44],
  /** The first path of the mark. */
  mark: 'M3 12H45',
  /** A part of the privacy text. */
  privacy: 'through EmailJS, our e-mail service, to our inbox and nowhere else.',
} as const

/** Whether a host name is reserved for examples and tests (RFC 2606, RFC 6761) or is this machine's. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(
    host,
  )

export const isSampleEmail = (address: string) => isSampleHost(address.split('@').at(-1)!)
