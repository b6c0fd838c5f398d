import { expect, test } from 'vitest'
import { localSettings } from './local-settings.ts'

test('npm start uses optional settings from the environment, and its own e-mail service', () => {
  const settings = localSettings('http://localhost:3001', 'http://localhost:3000', {
    VITE_SITE_URL: 'https://relaywell.example',
    VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
    VITE_EMAILJS_PUBLIC_KEY: 'of the real account',
    VITE_GA_MEASUREMENT_ID: 'G-TEST123',
  })
  expect(settings).toMatchObject({
    VITE_SITE_URL: 'http://localhost:3000/',
    VITE_EMAILJS_ORIGIN: 'http://localhost:3001',
    VITE_EMAILJS_PUBLIC_KEY: 'local_public_key',
    VITE_GA_MEASUREMENT_ID: 'G-TEST123',
  })
})
