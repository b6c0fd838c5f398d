/** `ctaHeading` is `Cta heading`, `services-page` is `Services page`. */
export function labelOf(name: string) {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const label = words.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
