export type Answer = { status: number; headers: Headers; type: string; body: string }

/** A site as it answers. Each address is requested once; redirects are not followed. */
export class LiveSite {
  readonly origin: string
  /** The folder of the host that the site is in, such as `/site/`; `/` for the whole host. */
  readonly base: string
  private readonly answers = new Map<string, Promise<Answer>>()

  constructor(address: string) {
    const { origin, pathname } = new URL(address)
    this.origin = origin
    this.base = pathname.replace(/\/*$/, '/')
  }

  get(path: string): Promise<Answer> {
    const { href } = new URL(path, this.origin)
    const answer = this.answers.get(href) ?? ask(href)
    this.answers.set(href, answer)
    return answer
  }

  /** The paths in the sitemap; the home page alone where there is none. */
  async pages(): Promise<string[]> {
    const { status, body } = await this.get(`${this.base}sitemap.xml`)
    const places = status === 200 ? matches(body, /<loc>([^<]+)<\/loc>/g) : []
    return places.length > 0 ? places.map((place) => new URL(place).pathname) : [this.base]
  }
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  const { status, headers } = response
  return { status, headers, type: headers.get('content-type') ?? '', body: await response.text() }
}

/** What the pattern's group holds, for each match. */
export const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group]) => group!)

/** The scripts that a document loads by itself. */
export const scriptsOf = (html: string) => matches(html, /\bimport\("([^"]+)"\)/g)
