import { expect, test, vi } from 'vitest'
import { scenes } from '#content/scenes'
import { services } from '#content/services.yaml'

const assets = { ground: { light: '#fff', dark: '#000' }, bootstrap: '', styles: [], fonts: [] }

/** Renders documents with `count` services, by repeating the sample's. */
async function documentsWith(count: number) {
  vi.resetModules()
  const sample = (index: number) => services[index % services.length]!
  vi.doMock('#content/services.yaml', () => ({
    services: Array.from({ length: count }, (_, index) => ({
      ...sample(index),
      id: index + 1,
      // The first ones keep theirs, which cases and prices name.
      slug: index < services.length ? sample(index).slug : `${sample(index).slug}-${index + 1}`,
    })),
  }))
  vi.doMock('#content/scenes', () => ({
    scenes: Array.from({ length: count }, (_, index) => scenes[index % scenes.length]!),
  }))
  const { renderDocument } = await import('./entry-prerender.tsx')
  return Promise.all(['/', '/services'].map((path) => renderDocument(path, assets)))
}

test('documents grow linearly with the number of services', async () => {
  const few = await documentsWith(4)
  const more = await documentsWith(8)
  const many = await documentsWith(16)
  for (const index of few.keys()) {
    const first = more[index]!.length - few[index]!.length
    const second = many[index]!.length - more[index]!.length
    expect(first).toBeGreaterThan(0)
    // Eight more services instead of four. Allow for the extra digits in ids and coordinates.
    expect(second).toBeLessThan(first * 2 * 1.05)
  }
})
