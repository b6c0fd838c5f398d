import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A certificate for localhost that only whoever is told to trusts. */
export function makeCertificate(folder: string) {
  const certificate = path.join(folder, 'localhost.crt')
  const key = path.join(folder, 'localhost.key')
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext ${names} -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  return { certificate, key }
}
