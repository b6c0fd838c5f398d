/** A client for a live site. Requests each URL once, and does not follow redirects. */
export class LiveSite {
  readonly origin: string
  /** The path of the site on its host: `/`, or a folder such as `/site/`. */
  readonly base: string
  private readonly answers = new Map<string, ReturnType<typeof ask>>()

  constructor(address: string) {
    const { origin, pathname } = new URL(address)
    this.origin = origin
    this.base = pathname.replace(/\/*$/, '/')
  }

  get(path: string): ReturnType<typeof ask> {
    const { href } = new URL(path, this.origin)
    const answer = this.answers.get(href) ?? ask(href)
    this.answers.set(href, answer)
    return answer
  }

  /** The addresses in the sitemap. */
  async listed(): Promise<string[]> {
    const { status, body } = await this.get(`${this.base}sitemap.xml`)
    return status === 200 ? matches(body, /<loc>([^<]+)<\/loc>/g) : []
  }

  /** Their paths, or only the home page if there is none. */
  async pages(): Promise<string[]> {
    const paths = (await this.listed()).map((each) => new URL(each).pathname)
    return paths.length > 0 ? paths : [this.base]
  }
}

async function ask(address: string) {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  const { status, headers } = response
  return { status, headers, type: headers.get('content-type') ?? '', body: await response.text() }
}

/** The text of the pattern's first group, for each match. */
export const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group]) => group!)

/** The scripts that the inline script of a document imports (src/bootstrap.ts). */
export const scriptsOf = (html: string) => matches(html, /\bimport\("([^"]+)"\)/g)
