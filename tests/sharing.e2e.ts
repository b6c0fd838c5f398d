import { builtDocument } from './support/html.ts'
import { everyPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('The picture that a link is shared with', () => {
  test('is a PNG of 1200 by 630 and at most 80 kB, of its own for each page', async ({
    request,
  }) => {
    const pictures = new Set<string>()
    for (const { path } of everyPage) {
      const { document } = await builtDocument(request, path)
      const meta = (name: string) =>
        document
          .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
          ?.getAttribute('content')
      const address = meta('og:image')!
      expect(meta('twitter:image')).toBe(address)
      expect(meta('og:image:alt')!.length).toBeGreaterThan(5)

      const picture = await (await request.get(new URL(address).pathname)).body()
      expect(picture.length, path).toBeGreaterThan(5_000)
      expect(picture.length, path).toBeLessThanOrEqual(80_000)
      // https://www.w3.org/TR/png-3/#11IHDR
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
      expect(size).toEqual([1200, 630])
      expect([meta('og:image:width'), meta('og:image:height')].map(Number)).toEqual(size)
      pictures.add(picture.toString('base64'))
    }
    expect(pictures.size).toBe(everyPage.length)
  })
})
