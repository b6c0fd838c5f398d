import type { Settings } from '../prerender/settings.ts'

export type Headers = Record<string, string>

/** Hashes of the inline scripts and styles, written as in the policy: `'sha256-…'`, quotes included. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
]

/** A policy that allows only what the settings need. */
function contentSecurityPolicy(settings: Settings, hashes: Hashes): string {
  const originOf = (address: string) => (address ? [new URL(address).origin] : [])
  const mail = [settings.VITE_EMAILJS_ORIGIN, ...originOf(settings.VITE_CONTACT_FALLBACK_URL)]
  const google = settings.VITE_GA_MEASUREMENT_ID ? googleHosts : []
  const plausible = settings.VITE_PLAUSIBLE_DOMAIN ? originOf(settings.VITE_PLAUSIBLE_ENDPOINT) : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...google.slice(-1)],
    'style-src': ["'self'", ...hashes.styles],
    'img-src': ["'self'", ...google],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...mail, ...google, ...plausible])],
    'form-action': mail,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // gtag.js inserts script elements, which Trusted Types would block.
    ...(google.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      // The policy of src/lib/json-script.ts.
      'trusted-types': ['json'],
    }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The headers of every response, from the local server and from all hosts. */
export function securityHeaders(
  settings: Settings,
  hashes: Hashes = { scripts: [], styles: [] },
): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, hashes),
    // Two years, without includeSubDomains: the domain's other sites may not support HTTPS.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** The headers that differ for pictures: feed readers, and pages that link here, show them. */
export const pictureHeaders: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The headers that differ for the editor of the live site, Sveltia CMS. */
export const editorHeaders: Headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // It sets styles by script.
    "style-src 'self' 'unsafe-inline'",
    // The picture of who is signed in.
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    // Its own fonts: it looks for newer ones there first.
    "font-src 'self' data: https://cdn.jsdelivr.net/fontsource/fonts/",
    // A recording before it is saved.
    'media-src blob:',
    // The repository, whether GitHub has problems, and whether there is a newer version of the editor.
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://unpkg.com/@sveltia/cms/package.json",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
}

export const caching = {
  /** For files with a hash in their name: a year. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all other responses: revalidated at each request, with a 304 if unchanged. */
  revalidated: 'no-cache',
}

/** The headers that every host has to send, with the values that pass. Those above are the site's own. */
const requiredHeaders: Record<string, RegExp> = {
  'Content-Security-Policy':
    /^default-src 'none';(?!.*'unsafe-(inline|eval))(?=.* base-uri 'none')(?=.* frame-ancestors 'none')/,
  // 20,000,000 s or more. A year is 31,536,000 s.
  'Strict-Transport-Security': /max-age=([2-9]\d{7}|\d{9})/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Resource-Policy': /^same-(origin|site)$/,
}

/** What is wrong with each required header, such as `Referrer-Policy is missing`. */
export const headerProblems = (headers: Response['headers']): string[] =>
  Object.entries(requiredHeaders)
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.has(name) ? `“${headers.get(name)}”` : 'missing'}`)
