/**
 * The rules of MDN's HTTP Observatory (algorithm 4) by which a static site gains or loses:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Why the tests do not run the tool
 * itself, and how to: docs/decisions/0010. A site starts at 100; gains count from 90 on.
 */
export type GradedSite = {
  address: string
  headers: Headers
  /** Where the unencrypted address leads, `http:` where it answers itself; undefined where none answers. */
  openLeadsTo?: string | undefined
}

type Rule = { name: string; best: number; points: (site: GradedSite) => number }

const rules: Rule[] = [
  {
    name: 'a policy that begins with none and allows nothing unsafe',
    best: 10,
    points(site) {
      const policy = directives(site)
      if (!policy) return -25
      const sources = (name: string) => policy[name] ?? policy['default-src'] ?? ['*']
      const isBroad = (name: string) => sources(name).some((source) => tooBroad.test(source))
      if (isBroad('script-src') || isBroad('object-src') || loadsUnencrypted(site)) return -20
      if (isBroad('style-src')) return 0
      return policy['default-src']?.join() === "'none'" ? 10 : 5
    },
  },
  {
    name: 'no framing by others, in the policy',
    best: 5,
    points(site) {
      if (/^'(none|self)'$/.test(directives(site)?.['frame-ancestors']?.join() ?? '')) return 5
      return /^(deny|sameorigin)$/i.test(header(site, 'x-frame-options')) ? 0 : -20
    },
  },
  {
    name: 'no cookie that is neither Secure nor HttpOnly',
    best: 0,
    points: ({ headers }) =>
      headers
        .getSetCookie()
        .every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie))
        ? 0
        : -5,
  },
  {
    name: 'a way from the unencrypted address to the encrypted one',
    best: 0,
    points: ({ openLeadsTo }) =>
      openLeadsTo === undefined || openLeadsTo.startsWith('https:') ? 0 : -20,
  },
  {
    name: 'a referrer that tells no more than the site',
    best: 5,
    points(site) {
      const policy = header(site, 'referrer-policy')
      if (/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy)) return 5
      return policy === '' ? 0 : -5
    },
  },
  {
    name: 'encryption kept to for half a year or longer',
    best: 0,
    points(site) {
      const seconds = /max-age=(\d+)/.exec(header(site, 'strict-transport-security'))?.[1]
      if (!seconds) return -20
      return Number(seconds) >= 15_768_000 ? 0 : -10
    },
  },
  {
    name: 'no guessing of types',
    best: 0,
    points: (site) => (/^nosniff$/i.test(header(site, 'x-content-type-options')) ? 0 : -5),
  },
  {
    name: 'no files for other sites to take in',
    best: 10,
    points: (site) =>
      /^same-(origin|site)$/.test(header(site, 'cross-origin-resource-policy')) ? 10 : 0,
  },
]

const tooBroad = /^('unsafe-inline'|'unsafe-eval'|data:|blob:|https?:|ftp:|\*)$/

const header = ({ headers }: GradedSite, name: string) => headers.get(name)?.trim() ?? ''

function directives(site: GradedSite): Record<string, string[]> | undefined {
  const policy = header(site, 'content-security-policy')
  if (policy === '') return undefined
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return Object.fromEntries(parts.map(([name, ...sources]) => [name, sources]))
}

/** What an encrypted page may load unencrypted. */
const loadsUnencrypted = (site: GradedSite) =>
  site.address.startsWith('https:') && / (http|ftp):/.test(header(site, 'content-security-policy'))

export const bestScore = rules.reduce((sum, { best }) => sum + best, 100)

/** The score, and the names of the rules that are not wholly met. */
export function grade(site: GradedSite): { score: number; missed: string[] } {
  const results = rules.map(({ name, best, points }) => ({ name, best, points: points(site) }))
  const sum = (sign: 1 | -1) =>
    results.reduce((total, { points }) => total + (points * sign > 0 ? points : 0), 0)
  const base = 100 + sum(-1)
  return {
    score: Math.max(0, base >= 90 ? base + sum(1) : base),
    missed: results.filter(({ best, points }) => points < best).map(({ name }) => name),
  }
}
