import type { Color } from './protocol.ts'

/**
 * Sets a colour in the text of the tokens' style sheet. Everything else stays as it is, also the system colours
 * of the same name further down.
 */
export function setColor(css: string, name: string, { light, dark }: Color): string {
  return css.replace(
    new RegExp(
      `(--color-${name}:\\s*)(light-dark\\(#[\\da-f]{6},\\s*#[\\da-f]{6}\\)|#[\\da-f]{6})(?=;)`,
      'i',
    ),
    (_, before: string, old: string) =>
      before + (light === dark && old.startsWith('#') ? light : `light-dark(${light}, ${dark})`),
  )
}
