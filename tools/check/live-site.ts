/** A client for a live site. Requests each URL once, and does not follow redirects. */
export class LiveSite {
  readonly origin: string
  private readonly answers = new Map<string, ReturnType<typeof ask>>()

  constructor(address: string) {
    this.origin = new URL(address).origin
  }

  get(path: string): ReturnType<typeof ask> {
    const { href } = new URL(path, this.origin)
    const answer = this.answers.get(href) ?? ask(href)
    this.answers.set(href, answer)
    return answer
  }

  /** The addresses in the sitemap. */
  async listed(): Promise<string[]> {
    const { status, body } = await this.get('/sitemap.xml')
    return status === 200 ? matches(body, /<loc>([^<]+)<\/loc>/g) : []
  }

  /** Their paths, or only the home page if there is none. */
  async pages(): Promise<string[]> {
    const paths = (await this.listed()).map((each) => new URL(each).pathname)
    return paths.length > 0 ? paths : ['/']
  }
}

async function ask(address: string) {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** The text of the pattern's first group, for each match. */
export const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group]) => group!)

/** The scripts that the inline script of a document imports (src/bootstrap.ts). */
export const scriptsOf = (html: string) => matches(html, /\bimport\("([^"]+)"\)/g)
