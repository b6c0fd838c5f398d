import { expect, test } from 'vitest'
import { readContent } from '../content/read-content.ts'
import { project } from '../project.ts'
import { themeProperties } from './theme.ts'

test('the fallbacks of the brand’s font follow it, and a colour for both themes is written once', () => {
  const { colors } = readContent(project)[0].content.theme
  const signal = { light: '#7fd1ff', dark: '#7fd1ff' }
  const fonts = ['Georgia', 'Hanken Grotesk', 'serif']
  expect(themeProperties({ colors: { ...colors, signal }, radius: 0, fonts })).toMatchObject({
    '--color-signal': '#7fd1ff',
    '--radius': '0px',
    '--font-family':
      "'Georgia', 'Hanken Grotesk', 'Hanken Grotesk fallback', 'Android fallback', serif",
  })
})
