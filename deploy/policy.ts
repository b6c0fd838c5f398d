import type { Settings } from '../build/settings.ts'

/**
 * What every answer of the site carries, described once. The local server reads it as it is (by
 * site-rules.ts); the forms for other hosts are written from it.
 */
export type Headers = Record<string, string>

/** What the build put into the documents themselves, each as a source such as 'sha256-…' with its quotes. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
]

/** Opened for exactly what the settings switch on. */
function contentSecurityPolicy(settings: Settings, hashes: Hashes): string {
  const google = settings.VITE_GA_MEASUREMENT_ID ? googleHosts : []
  const plausible = settings.VITE_PLAUSIBLE_DOMAIN
    ? [new URL(settings.VITE_PLAUSIBLE_ENDPOINT).origin]
    : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts, ...google.slice(-1)],
    'style-src': ["'self'", ...hashes.styles],
    'img-src': ["'self'", ...google],
    'font-src': ["'self'"],
    'connect-src': ["'self'", settings.VITE_EMAILJS_ORIGIN, ...google, ...plausible],
    'form-action': [settings.VITE_EMAILJS_ORIGIN],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // gtag.js adds scripts of its own, which no policy of ours could have named.
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
    // Two years, for this name alone: what else stands under the domain is not for us to promise.
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
  /** Asked for each time, answered by 304 when nothing has changed. */
  revalidated: 'no-cache',
}
