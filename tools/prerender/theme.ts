import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rule } from 'postcss'
import { brandFont, type Theme, themeSchema } from '../../src/content/theme.ts'
import { YamlFile } from '../content/files/yaml-file.ts'
import type { Settings } from './settings.ts'

/** Names that CSS has for a kind of font. */
const genericFonts = /^(system-ui|sans-serif|serif|monospace|ui-[a-z-]+)$/

/** The custom properties that follow from the theme. */
export function themeProperties({ colors, radius, fonts }: Theme): Record<string, string> {
  const families = fonts.flatMap((font) =>
    // With the fallbacks that have its metrics (tools/prerender/fonts.ts).
    font === brandFont ? [font, `${font} fallback`, 'Android fallback'] : font,
  )
  const names = families.map((font) => (genericFonts.test(font) ? font : `'${font}'`))
  return {
    ...Object.fromEntries(
      Object.entries(colors).map(([name, { light, dark }]) => [
        `--color-${name}`,
        light === dark ? light : `light-dark(${light}, ${dark})`,
      ]),
    ),
    '--radius': `${radius}px`,
    '--font-family': names.join(', '),
  }
}

/** The light theme's colours, for pictures. */
export const lightColors = ({ colors }: Theme): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, { light }]) => [name, light]))

/** Undefined if the file is missing or breaks a rule, which the check of the content reports. */
function readTheme(file: string): Theme | undefined {
  try {
    return themeSchema.safeParse(new YamlFile(file, readFileSync(file, 'utf8')).value).data
  } catch {
    return undefined
  }
}

/** A PostCSS plugin that writes the theme in place of `--theme`, and the rule of line 1 for the others. While it is invalid, the last valid one stays. */
export function theme(folder: string): Plugin {
  const file = path.join(folder, 'content/theme.yaml')
  let properties: Record<string, string> = {}
  return {
    postcssPlugin: 'theme',
    Declaration: {
      '--theme': (declaration, { result }) => {
        const valid = readTheme(file)
        if (valid) properties = themeProperties(valid)
        declaration.replaceWith(
          ...Object.entries(properties).map(([prop, value]) => declaration.clone({ prop, value })),
        )
        // So that the development server updates the style sheet when this file changes.
        const parent = result.opts.from!
        result.messages.push({ type: 'dependency', plugin: 'theme', file, parent })
      },
      '--color-line': ({ value, parent }) => {
        if (value !== 'var(--color-line-1)') return
        const others = Object.keys(properties).filter((prop) => /^--color-line-[2-9]$/.test(prop))
        parent!.after(
          others.map((prop) => {
            const line = (parent as Rule).clone({ selector: `[data-line='${prop.at(-1)}']` })
            line.walkDecls((declaration) => {
              declaration.value = `var(${prop})`
            })
            return line
          }),
        )
      },
    },
  }
}

/** A PostCSS plugin that gives print the origin of the site, because the addresses of its links are relative. */
export function siteOrigin({ VITE_SITE_URL }: Settings): Plugin {
  const origin = `'${new URL(VITE_SITE_URL).origin}'`
  return {
    postcssPlugin: 'site-origin',
    Declaration: {
      content(declaration) {
        declaration.value = declaration.value.replace("var(--site-origin, '')", origin)
      },
    },
  }
}
