// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { htmlOf } from '../../tests/support/site-content.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { startThemeSwitch } from './theme.ts'

test('applies a theme chosen in another tab to the page, the switch and the browser bars', () => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">'
  document.body.innerHTML = htmlOf(<ThemeSwitch />)
  const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value
  startThemeSwitch()
  expect(chosen()).toBe('system')

  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(chosen()).toBe('dark')
  const bars = [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
  expect(bars).toEqual(['not all', 'all'])
})
