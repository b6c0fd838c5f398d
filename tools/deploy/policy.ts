import type { Settings } from '../build/settings.ts'

/** The headers of every answer. The local server sends them as they are; each host's configuration has them too. */
export type Headers = Record<string, string>

/** Hashes of the inline scripts and styles, each as a source for the policy: 'sha256-…' with its quotes. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
]

/** Allows exactly what the settings need. */
function contentSecurityPolicy(settings: Settings, hashes: Hashes): string {
  const mail = settings.VITE_EMAILJS_ORIGIN
  const google = settings.VITE_GA_MEASUREMENT_ID ? googleHosts : []
  const plausible = settings.VITE_PLAUSIBLE_DOMAIN
    ? [new URL(settings.VITE_PLAUSIBLE_ENDPOINT).origin]
    : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...google.slice(-1)],
    'style-src': ["'self'", ...hashes.styles],
    'img-src': ["'self'", ...google],
    'font-src': ["'self'"],
    'connect-src': ["'self'", mail, ...google, ...plausible],
    'form-action': [mail],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // gtag.js adds scripts that our policy cannot name.
    ...(google.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

export function securityHeaders(
  settings: Settings,
  hashes: Hashes = { scripts: [], styles: [] },
): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, hashes),
    // Two years, without includeSubDomains: other sites of the domain may not be encrypted.
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

export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  /** Revalidated each time; 304 when nothing has changed. */
  revalidated: 'no-cache',
}
