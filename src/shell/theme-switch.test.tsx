// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#content/site.yaml'
import { ThemeSwitch } from './theme-switch.tsx'

test('applies a theme chosen in another tab to the page, the switch and the browser bars', () => {
  document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">'
  render(<ThemeSwitch />)
  expect(screen.getByRole('radio', { name: site.theme.system })).toHaveProperty('checked', true)

  localStorage.setItem('theme', 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(screen.getByRole('radio', { name: site.theme.dark })).toHaveProperty('checked', true)
  const bars = [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
  expect(bars).toEqual(['not all', 'all'])
})
