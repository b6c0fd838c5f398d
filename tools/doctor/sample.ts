/** Facts of the sample brand. The doctor looks for them in the content. */
export const sample = {
  brand: 'Relaywell',
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
} as const

/** Lines of the sample that no other site has, and what the doctor says about them. */
export const sampleLines: { pattern: RegExp; message: string; isQuestion?: true }[] = [
  {
    pattern: new RegExp(sample.brand, 'i'),
    message: `The content still has the name of the sample brand, ${sample.brand}.`,
  },
  {
    pattern: /(@|:\/\/)(\S*[-_.])?example\b/i,
    message: 'E-mail addresses or links are samples. Remove a link if you have none.',
  },
  {
    // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
    pattern: /(\b|\+1)\d{3}\D{0,2}555\D?01\d\d\b/,
    message: 'The telephone number is a sample.',
  },
  {
    pattern: /\b(38\.89511|77\.03637)\b/,
    message: 'The coordinates of the place are the sample’s.',
  },
  {
    pattern: /smallPrint:.*\b(sample|ejemplo)\b/i,
    message: 'The small print says that the site is a sample. You may remove it.',
  },
  { pattern: /\bM3 12H45\b/, message: 'The mark (logo) is the sample’s.' },
  {
    pattern: /^\s*sample: true\b/,
    message:
      'These are marked as samples. Replace them by your own and remove `sample: true`, or delete them.',
  },
  {
    pattern: /through EmailJS, our email service, to our inbox and nowhere else\./,
    message:
      'Is the privacy text true of your site? It is the sample’s, and does not say what data your web host keeps.',
    isQuestion: true,
  },
]

/** Whether a host name is reserved for examples and tests (RFC 2606, RFC 6761) or is this machine's. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/.test(
    host,
  )

export const isSampleEmail = (address: string) => isSampleHost(address.split('@').at(-1)!)
