import { execFileSync } from 'node:child_process'
import path from 'node:path'

/**
 * A self-signed certificate for localhost.
 *
 * @throws Error when the machine has no `openssl`
 */
export function makeCertificate(folder: string) {
  const certificate = path.join(folder, 'localhost.crt')
  const key = path.join(folder, 'localhost.key')
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext ${names}`
  try {
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
  } catch (cause) {
    throw new Error('No certificate could be made: openssl is missing, or too old.', { cause })
  }
  return { certificate, key }
}
