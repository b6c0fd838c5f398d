import { execFileSync } from 'node:child_process'
import path from 'node:path'

/**
 * Makes a self-signed certificate for localhost, valid for two days.
 *
 * @returns the paths of the certificate and its key
 * @throws Error when `openssl` fails or is not installed
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
    throw new Error('Could not make a certificate for localhost. Install OpenSSL 1.1.1 or newer.', {
      cause,
    })
  }
  return { certificate, key }
}
